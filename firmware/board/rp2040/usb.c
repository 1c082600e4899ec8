// USB serial port (CDC-ACM), driven by interrupt. The whole file lies in RAM (pico.ld), so that the host is answered while
// flash is being written. Requests: USB 2.0, chapter 9; CDC PSTN 1.2, 6.3. Controller: data sheet, 4.1.
//
// A host that stops reading fills the ring and serial_give takes no more; one that writes more than is read is made to wait
// by the controller. Bus reset (plugged in again) and suspension (asleep, or unplugged) end a conversation.
#include "usb-descriptors.h"

#include "../board.h"
#include "chip.h"
#include "registers.h"

// The controller's memory (4.1.2.5): setup packet, a control word an endpoint and direction, a buffer word each, buffers.
#define BYTE_AT(offset) ((volatile uint8_t*)(USB_MEMORY + (offset)))
#define ENDPOINT_CONTROL(endpoint, isOut) REGISTER(USB_MEMORY + 8 * (endpoint) + ((isOut) ? 4 : 0))
#define BUFFER_CONTROL(endpoint, isOut) REGISTER(USB_MEMORY + 0x80 + 8 * (endpoint) + ((isOut) ? 4 : 0))
#define MEMORY_SIZE 4096
#define CONTROL_BUFFER 0x100
#define NOTICE_BUFFER 0x180
#define IN_BUFFER 0x1c0
#define OUT_BUFFER 0x200
#define ENABLED (1u << 31)
#define INTERRUPT_EACH (1u << 29)
#define BULK (2u << 26)
#define INTERRUPT_TYPE (3u << 26)
#define AVAILABLE (1u << 10)
#define STALL (1u << 11)
#define DATA1 (1u << 13)
#define FULL (1u << 15)
#define LENGTH 0x3ffu

// Bits of the status and interrupt registers (4.1.4).
#define INT_BUFFER (1u << 4)
#define INT_RESET (1u << 12)
#define INT_SUSPEND (1u << 14)
#define INT_RESUME (1u << 15)
#define INT_SETUP (1u << 16)
#define SIE_SUSPENDED (1u << 4)
#define SIE_RESUME (1u << 11)
#define SIE_SETUP (1u << 17)
#define SIE_RESET (1u << 19)
#define SIE_CONTROL_INTERRUPT_EACH (1u << 29)
#define SIE_PULL_UP (1u << 16)
#define DONE(endpoint, isOut) (1u << (2 * (endpoint) + ((isOut) ? 1 : 0)))

enum request {
  GET_STATUS = 0,
  CLEAR_FEATURE = 1,
  SET_FEATURE = 3,
  SET_ADDRESS = 5,
  GET_DESCRIPTOR = 6,
  GET_CONFIGURATION = 8,
  SET_CONFIGURATION = 9,
  GET_INTERFACE = 10,
  SET_INTERFACE = 11,
  SET_LINE_CODING = 0x20,
  GET_LINE_CODING = 0x21,
  SET_LINE_STATE = 0x22,
  SEND_BREAK = 0x23,
};
#define KIND_STANDARD 0x00
#define KIND_CLASS 0x20
#define LINE_STATE_OPEN 1 // DTR

struct setup {
  uint8_t type, request;
  uint16_t value, index, length;
};

// Rings between interrupt and loop; sizes are powers of two, counters run freely.
#define RING 1024u
struct ring {
  uint8_t bytes[RING];
  volatile uint32_t written, read;
};
static struct ring received, sending;

static uint32_t held(const struct ring* ring) { return ring->written - ring->read; }
static uint8_t pull(struct ring* ring) { return ring->bytes[ring->read++ % RING]; }
static void push(struct ring* ring, uint8_t byte) { ring->bytes[ring->written++ % RING] = byte; }
static void empty(struct ring* ring) { ring->read = ring->written; }

static volatile bool isConfigured, isOpen, isSuspended;
static uint8_t nextAddress;
static bool isAwaitingCoding;
// 115200 bit/s, 8 data bits, no parity, one stop bit: nothing depends on it.
static uint8_t lineCoding[7] = {0x00, 0xc2, 0x01, 0x00, 0, 0, 8};

// What is left to say on endpoint 0.
static const uint8_t* reply;
static uint32_t replyLeft;
static bool owesEmptyReply, isReplying;
static uint8_t scratch[PACKET];

// Endpoint 0 and the data endpoint: the toggle of the next packet, and whether the controller has the buffer.
static bool controlInToggle, controlOutToggle, inToggle, outToggle;
static bool isSending, isReceiving, owesEmptyPacket;

// Hands a buffer to the controller. AVAILABLE must follow the rest a little later: the two sides have clocks of their own
// (4.1.2.5.1).
static void give_buffer(uint32_t endpoint, bool isOut, bool* toggle, uint32_t length) {
  uint32_t word = length | (*toggle ? DATA1 : 0) | (isOut ? 0 : FULL);
  *toggle = !*toggle;
  BUFFER_CONTROL(endpoint, isOut) = word;
  __asm volatile("b 1f\n1: b 1f\n1: b 1f\n1: b 1f\n1: b 1f\n1: b 1f\n1:");
  BUFFER_CONTROL(endpoint, isOut) = word | AVAILABLE;
}

static void send_reply_packet(void) {
  uint32_t length = replyLeft < PACKET ? replyLeft : PACKET;
  for (uint32_t at = 0; at < length; at++) BYTE_AT(CONTROL_BUFFER)[at] = *reply++;
  replyLeft -= length;
  give_buffer(0, false, &controlInToggle, length);
}

// The data stage of a request that asks for bytes. A reply shorter than asked for that ends with a whole packet is followed by
// an empty one.
static void answer(const uint8_t* bytes, uint32_t length, uint32_t asked) {
  reply = bytes;
  replyLeft = length < asked ? length : asked;
  owesEmptyReply = replyLeft < asked && replyLeft % PACKET == 0;
  isReplying = true;
  send_reply_packet();
}

// The status stage of a request that brings bytes or none.
static void agree(void) {
  replyLeft = 0;
  owesEmptyReply = isReplying = false;
  give_buffer(0, false, &controlInToggle, 0);
}

static void refuse(void) {
  USB_STALL_ARM = DONE(0, false) | DONE(0, true);
  BUFFER_CONTROL(0, false) = STALL;
  BUFFER_CONTROL(0, true) = STALL;
}

static void receive_more(void) {
  if (isReceiving || !isConfigured || RING - held(&received) < PACKET) return;
  isReceiving = true;
  give_buffer(DATA_ENDPOINT, true, &outToggle, PACKET);
}

// A full packet must be followed by one that is not, or the host goes on waiting for the rest of the transfer.
static void send_more(void) {
  if (isSending || !isConfigured || (held(&sending) == 0 && !owesEmptyPacket)) return;
  uint32_t length = 0;
  while (length < PACKET && held(&sending) > 0) BYTE_AT(IN_BUFFER)[length++] = pull(&sending);
  owesEmptyPacket = length == PACKET;
  isSending = true;
  give_buffer(DATA_ENDPOINT, false, &inToggle, length);
}

static void configure(bool isWanted) {
  isConfigured = isWanted;
  inToggle = outToggle = isSending = isReceiving = owesEmptyPacket = false;
  empty(&sending);
  empty(&received);
  ENDPOINT_CONTROL(NOTICE_ENDPOINT, false) = ENABLED | INTERRUPT_EACH | INTERRUPT_TYPE | NOTICE_BUFFER;
  ENDPOINT_CONTROL(DATA_ENDPOINT, false) = ENABLED | INTERRUPT_EACH | BULK | IN_BUFFER;
  ENDPOINT_CONTROL(DATA_ENDPOINT, true) = ENABLED | INTERRUPT_EACH | BULK | OUT_BUFFER;
  receive_more();
}

static void set_open(bool isWanted) {
  if (isWanted != isOpen) empty(&sending);
  isOpen = isWanted;
}

static bool describe(const struct setup* setup) {
  uint32_t index = setup->value & 0xff;
  switch (setup->value >> 8) {
    case 1:
      answer(device_descriptor, DEVICE_DESCRIPTOR_SIZE, setup->length);
      return true;
    case 2:
      answer(configuration_descriptor, CONFIGURATION_DESCRIPTOR_SIZE, setup->length);
      return true;
    case 3: {
      uint32_t size = string_descriptor(index, scratch);
      if (size) answer(scratch, size, setup->length);
      return size > 0;
    }
    default:
      return false; // among them the qualifier of devices that can do high speed
  }
}

static bool obey_standard(const struct setup* setup) {
  switch (setup->request) {
    case SET_ADDRESS:
      nextAddress = setup->value & 0x7f;
      agree();
      return true;
    case GET_DESCRIPTOR:
      return describe(setup);
    case SET_CONFIGURATION:
      configure(setup->value != 0);
      agree();
      return true;
    case GET_CONFIGURATION:
    case GET_INTERFACE:
      scratch[0] = setup->request == GET_CONFIGURATION && isConfigured;
      answer(scratch, 1, setup->length);
      return true;
    case GET_STATUS:
      scratch[0] = scratch[1] = 0;
      answer(scratch, 2, setup->length);
      return true;
    case CLEAR_FEATURE: // a halt of an endpoint: its toggle starts again
      if ((setup->index & 0x7f) == DATA_ENDPOINT) *(setup->index & 0x80 ? &inToggle : &outToggle) = false;
      agree();
      return true;
    case SET_FEATURE:
    case SET_INTERFACE:
      agree();
      return true;
    default:
      return false;
  }
}

static bool obey_class(const struct setup* setup) {
  switch (setup->request) {
    case SET_LINE_CODING:
      isAwaitingCoding = true;
      give_buffer(0, true, &controlOutToggle, PACKET);
      return true;
    case GET_LINE_CODING:
      answer(lineCoding, sizeof lineCoding, setup->length);
      return true;
    case SET_LINE_STATE:
      set_open(setup->value & LINE_STATE_OPEN);
      agree();
      return true;
    case SEND_BREAK:
      agree();
      return true;
    default:
      return false;
  }
}

static void on_setup(void) {
  volatile uint8_t* bytes = BYTE_AT(0);
  struct setup setup = {
      .type = bytes[0],
      .request = bytes[1],
      .value = (uint16_t)(bytes[2] | bytes[3] << 8),
      .index = (uint16_t)(bytes[4] | bytes[5] << 8),
      .length = (uint16_t)(bytes[6] | bytes[7] << 8),
  };
  USB_SIE_STATUS = SIE_SETUP;
  controlInToggle = controlOutToggle = true;
  isAwaitingCoding = false;
  uint32_t kind = setup.type & 0x60;
  bool isObeyed = kind == KIND_STANDARD ? obey_standard(&setup) : kind == KIND_CLASS ? obey_class(&setup) : false;
  if (!isObeyed) refuse();
}

static void on_control_sent(void) {
  if (nextAddress) {
    USB_ADDRESS = nextAddress;
    nextAddress = 0;
  } else if (replyLeft > 0) {
    send_reply_packet();
  } else if (owesEmptyReply) {
    owesEmptyReply = false;
    give_buffer(0, false, &controlInToggle, 0);
  } else if (isReplying) {
    isReplying = false;
    controlOutToggle = true;
    give_buffer(0, true, &controlOutToggle, 0);
  }
}

static void on_control_received(void) {
  if (!isAwaitingCoding) return;
  isAwaitingCoding = false;
  for (uint32_t at = 0; at < sizeof lineCoding; at++) lineCoding[at] = BYTE_AT(CONTROL_BUFFER)[at];
  agree();
}

static void on_buffers(void) {
  uint32_t done = USB_BUFFER_STATUS;
  USB_BUFFER_STATUS = done;
  if (done & DONE(0, false)) on_control_sent();
  if (done & DONE(0, true)) on_control_received();
  if (done & DONE(DATA_ENDPOINT, false)) {
    isSending = false;
    send_more();
  }
  if (done & DONE(DATA_ENDPOINT, true)) {
    isReceiving = false;
    uint32_t length = BUFFER_CONTROL(DATA_ENDPOINT, true) & LENGTH;
    for (uint32_t at = 0; at < length; at++) push(&received, BYTE_AT(OUT_BUFFER)[at]);
    receive_more();
  }
}

static void on_reset(void) {
  USB_SIE_STATUS = SIE_RESET;
  USB_ADDRESS = 0;
  nextAddress = 0;
  isSuspended = isConfigured = isSending = isReceiving = false;
  set_open(false);
}

void on_usb(void) {
  uint32_t why = USB_INTERRUPTS;
  if (why & INT_RESET) on_reset();
  if (why & INT_SUSPEND) {
    USB_SIE_STATUS = SIE_SUSPENDED;
    isSuspended = true;
  }
  if (why & INT_RESUME) {
    USB_SIE_STATUS = SIE_RESUME;
    isSuspended = false;
  }
  if (why & INT_SETUP) {
    isSuspended = false;
    on_setup();
  }
  if (why & INT_BUFFER) {
    isSuspended = false;
    on_buffers();
  }
}

void usb_start(void) {
  reset_parts(RESET_USBCTRL);
  for (uint32_t at = 0; at < MEMORY_SIZE; at += 4) REGISTER(USB_MEMORY + at) = 0;
  USB_MUXING = 1u << 0 | 1u << 3;  // the controller to the built-in transceiver
  USB_POWER = 1u << 2 | 1u << 3;   // the bus always has power: the Pico lives on it
  USB_MAIN = 1;                    // on, as a device
  REGISTER(USB_SIE) = SIE_CONTROL_INTERRUPT_EACH;
  USB_INTERRUPTS_ON = INT_BUFFER | INT_RESET | INT_SUSPEND | INT_RESUME | INT_SETUP;
  interrupt_enable(IRQ_USB);
  SET_BITS(USB_SIE) = SIE_PULL_UP; // shows the host that somebody is there
}

uint32_t serial_take(uint8_t* to, uint32_t room) {
  uint32_t count = 0;
  while (count < room && held(&received) > 0) to[count++] = pull(&received);
  interrupts_off();
  receive_more();
  interrupts_on();
  return count;
}

uint32_t serial_give(const uint8_t* from, uint32_t length) {
  if (!isOpen || isSuspended) return length;
  uint32_t count = 0;
  while (count < length && held(&sending) < RING) push(&sending, from[count++]);
  interrupts_off();
  send_more();
  interrupts_on();
  return count;
}
