#include "usb-descriptors.h"

// pid.codes keeps 1209:0001 for tests; a table that is sold needs a number of its own.
#define VENDOR 0x1209
#define PRODUCT 0x0001
#define LOW(word) ((word) & 0xff)
#define HIGH(word) ((word) >> 8)

// USB 2.0, 9.6.1. Class 239/2/1: interfaces belong together as the association below says.
const uint8_t device_descriptor[DEVICE_DESCRIPTOR_SIZE] = {
    18, 1, 0x00, 0x02, 239, 2, 1, PACKET, LOW(VENDOR), HIGH(VENDOR), LOW(PRODUCT), HIGH(PRODUCT), 0x00, 0x01, 1, 2, 0, 1,
};

// USB 2.0, 9.6.3 and following; CDC 1.2, 5.2.3 (functional descriptors). Powered by the bus, at most 500 mA.
const uint8_t configuration_descriptor[CONFIGURATION_DESCRIPTOR_SIZE] = {
    9, 2, CONFIGURATION_DESCRIPTOR_SIZE, 0, 2, 1, 0, 0x80, 250, //
    8, 11, 0, 2, 2, 2, 1, 0,                                     // association: interfaces 0 and 1 are a CDC-ACM
    9, 4, 0, 0, 1, 2, 2, 1, 0,                                   // interface 0: control
    5, 0x24, 0, 0x10, 0x01,                                      // header: CDC 1.10
    5, 0x24, 1, 0, 1,                                            // call management: none
    4, 0x24, 2, 2,                                               // abstract control: line coding and line state
    5, 0x24, 6, 0, 1,                                            // union: 0 controls 1
    7, 5, 0x80 | NOTICE_ENDPOINT, 3, 8, 0, 16,                   // interrupt IN
    9, 4, 1, 0, 2, 10, 0, 0, 0,                                  // interface 1: data
    7, 5, DATA_ENDPOINT, 2, PACKET, 0, 0,                        // bulk OUT
    7, 5, 0x80 | DATA_ENDPOINT, 2, PACKET, 0, 0,                 // bulk IN
};

static const char maker[] = "Doubletop";
static const char product[] = "Doubletop game table";

// USB 2.0, 9.6.7: string 0 lists the languages (English of the United States), the others are UTF-16.
uint32_t string_descriptor(uint32_t index, uint8_t* to) {
  if (index > 2) return 0;
  uint32_t size = 2;
  if (index == 0) {
    to[size++] = 0x09;
    to[size++] = 0x04;
  } else {
    for (const char* text = index == 1 ? maker : product; *text && size < PACKET - 1; text++) {
      to[size++] = (uint8_t)*text;
      to[size++] = 0;
    }
  }
  to[0] = (uint8_t)size;
  to[1] = 3;
  return size;
}
