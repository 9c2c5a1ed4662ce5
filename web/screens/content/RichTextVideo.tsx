import { useState } from 'react'
import { useRouter } from 'wouter'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Image } from '../../ui/Image.tsx'
import styles from './RichTextVideo.module.css'
import { VideoPlayer } from './video-player.ts'
import { readVideo, videoAddress } from './video-source.ts'

type RichTextVideoProps = { attributes: Readonly<Record<string, string>> }

/**
 * A video as a picture to press; nothing of its player, not even its code, is there before. Spans only: editors put videos into paragraphs.
 * Without script there is a link to where it can be seen.
 */
export function RichTextVideo({ attributes }: RichTextVideoProps) {
  const t = useTranslate()
  const { base } = useRouter()
  const [isOpen, setOpen] = useState(false)
  const video = readVideo(attributes)
  if (!video) return null
  const poster = 'poster' in video ? video.poster : undefined
  return (
    <span className={styles.frame}>
      {isOpen ? (
        <VideoPlayer video={video} />
      ) : (
        <>
          <button type="button" className={styles.start} onClick={() => setOpen(true)}>
            {poster && <Image path={poster} alt="" preset="contentHalf" className={styles.poster} />}
            <span className={styles.label}>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d="M7 4.5v15l13-7.5z" fill="currentColor" />
              </svg>
              <span>
                <strong>{t('content.video')}</strong> {video.title}
              </span>
            </span>
          </button>
          <noscript>
            <a href={videoAddress(video, base)}>{video.title || t('content.video')}</a>
          </noscript>
        </>
      )}
    </span>
  )
}
