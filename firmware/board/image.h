// The header of the image: behind the vectors, so that a program that holds the image or the flash can find it.
#ifndef IMAGE_H
#define IMAGE_H

#include <stdint.h>

#include "hardware.h"

#define IMAGE_MAGIC 0x706f7462 // "btop", little end first

struct image_header {
  uint32_t magic;
  char build_id[BUILD_ID_LENGTH];
};

extern const struct image_header image_header;

#endif
