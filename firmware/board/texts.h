// The text store (host/build/display/store.ts): words and font, which lie beside the module.
#ifndef TEXTS_H
#define TEXTS_H

#include <stdint.h>

#include "text-store.h"

extern const uint8_t text_store[TEXT_STORE_SIZE];

#endif
