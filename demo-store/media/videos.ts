import type { MediaResponse } from './handler.ts'
import meadow from './videos/pre.mp4?inline'

/** The demo store's videos by their paths under the media root, drawn once by `scripts/draw-video.mjs`. They travel inside the bundle. */
export const videos: ReadonlyMap<string, MediaResponse> = new Map([
  ['wysiwyg/maison/pre.mp4', { status: 200, contentType: 'video/mp4', body: bytesOf(meadow) }],
])

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}
