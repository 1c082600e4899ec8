// What the table tells a USB host about itself: one serial port (CDC-ACM).
#ifndef USB_DESCRIPTORS_H
#define USB_DESCRIPTORS_H

#include <stdint.h>

#define PACKET 64
// Endpoints: 1 tells the host of line states (it never does), 2 carries the bytes.
#define NOTICE_ENDPOINT 1
#define DATA_ENDPOINT 2

#define DEVICE_DESCRIPTOR_SIZE 18
#define CONFIGURATION_DESCRIPTOR_SIZE 75
extern const uint8_t device_descriptor[DEVICE_DESCRIPTOR_SIZE];
extern const uint8_t configuration_descriptor[CONFIGURATION_DESCRIPTOR_SIZE];

// Writes a string descriptor of at most PACKET bytes; returns its size, 0 if there is no such string.
uint32_t string_descriptor(uint32_t index, uint8_t* to);

#endif
