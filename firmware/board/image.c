#include "image.h"

#include "build-id.h"

__attribute__((section(".image_header"), used)) const struct image_header image_header = {
    .magic = IMAGE_MAGIC,
    .build_id = BUILD_ID,
};
