#include "texts.h"

const uint8_t text_store[TEXT_STORE_SIZE] = {TEXT_STORE_BYTES};
