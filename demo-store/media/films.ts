import type { MediaAnswer } from './handler.ts'
import meadow from './films/pre.mp4?inline'

/** The demo store's films by their paths under the media root, drawn once by `scripts/draw-film.mjs`. They travel inside the bundle. */
export const films: ReadonlyMap<string, MediaAnswer> = new Map([
  ['wysiwyg/maison/pre.mp4', { status: 200, contentType: 'video/mp4', body: bytesOf(meadow) }],
])

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}
