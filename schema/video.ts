/** Providers whose players a text may contain. */
export type VideoProvider = 'youtube' | 'vimeo'

/**
 * A video of a rich text as the attributes of an element `video` (schema/rich-text.ts): at a provider, or a file.
 * `file` is a path below the store's media root, or an https address that the content security policy allows.
 */
export type VideoAttributes = { /** Empty if its editor gave none. */ title: string } & (
  | {
      provider: VideoProvider
      video: string
      /** Key of an unlisted video at Vimeo. */ hash?: string
      /** Seconds. */ start?: string
    }
  | {
      file: string
      /** A path for resized-images. */
      poster?: string
      /** A WebVTT file, below the store's media root. */
      captions?: string
    }
)

export const PROVIDER_NAMES: Readonly<Record<VideoProvider, string>> = { youtube: 'YouTube', vimeo: 'Vimeo' }

/** Origins of the players that set the fewest cookies. */
export const PLAYER_ORIGINS: Readonly<Record<VideoProvider, string>> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
}

/** Below the base path: files of the store's media root that are videos, or captions of one. */
export const VIDEO_FILES_PATH = '/video-files'

/** Files that browsers play, with their media types. */
export const VIDEO_TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
}

/** Captions (W3C WebVTT). */
export const CAPTIONS = { extension: 'vtt', type: 'text/vtt; charset=utf-8' } as const

/** The page of a video at its provider, for browsers without scripts and for sites that do not allow that provider's player. */
export function watchAddress(provider: VideoProvider, video: string, hash?: string): string {
  if (provider === 'youtube') return `https://www.youtube.com/watch?v=${encodeURIComponent(video)}`
  return `https://vimeo.com/${encodeURIComponent(video)}${hash ? `/${encodeURIComponent(hash)}` : ''}`
}
