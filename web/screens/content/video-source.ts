import {
  PLAYER_ORIGINS,
  VIDEO_FILES_PATH,
  type VideoAttributes,
  type VideoProvider,
  watchAddress,
} from '../../../schema/video.ts'

/** The attributes of an element `video`, or of a product's video; null when they are not what the schema says. */
export function readVideo(attributes: Readonly<Record<string, string | null>>): VideoAttributes | null {
  const { provider, video, hash, start, file, poster, captions } = attributes
  const title = attributes['title'] ?? ''
  if (file) return { title, file, ...(poster && { poster }), ...(captions && { captions }) }
  return video && isProvider(provider)
    ? { title, provider, video, ...(hash && { hash }), ...(start && { start }) }
    : null
}

/** The provider of a video; null for a file of the shop. */
export function hostOf(video: VideoAttributes): string | null {
  if ('provider' in video) return new URL(PLAYER_ORIGINS[video.provider]).host
  return video.file.startsWith('https:') ? new URL(video.file).host : null
}

/** Address of a video outside the player. `base` is the app's base path. */
export function videoAddress(video: VideoAttributes, base: string): string {
  if ('provider' in video) return watchAddress(video.provider, video.video, video.hash)
  return fileAddress(video.file, base)
}

/** A video, or its captions: below the store's media root, or elsewhere by its whole address. */
export function fileAddress(file: string, base: string): string {
  return file.startsWith('https:') ? file : `${base}${VIDEO_FILES_PATH}/${file}`
}

/** Address of a provider's player, in its privacy-enhanced form where there is one. */
export function playerAddress(video: Extract<VideoAttributes, { provider: string }>, language: string): string {
  const { provider, video: id, hash, start } = video
  const path = provider === 'youtube' ? `/embed/${encodeURIComponent(id)}` : `/video/${encodeURIComponent(id)}`
  const parameters: Record<string, string> =
    provider === 'youtube'
      ? { autoplay: '1', rel: '0', playsinline: '1', hl: language, ...(start && { start }) }
      : { autoplay: '1', dnt: '1', ...(hash && { h: hash }) }
  return `${PLAYER_ORIGINS[provider]}${path}?${new URLSearchParams(parameters)}`
}

export function isProvider(name: string | null | undefined): name is VideoProvider {
  return typeof name === 'string' && Object.hasOwn(PLAYER_ORIGINS, name)
}
