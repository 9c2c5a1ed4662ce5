import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below this many bytes compression gains nothing. */
const THRESHOLD = 1024

/** Brotli, else gzip, for what is made on request. Files of the build are compressed when they are built. */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    threshold: THRESHOLD,
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      // The default window costs a factor of two in time and gains nothing on pages of this size.
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  })
}
