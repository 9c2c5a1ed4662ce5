import { useState } from 'react'
import { useRouter } from 'wouter'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Image } from '../../ui/Image.tsx'
import { VideoPlayer } from './rich-text-parts.ts'
import styles from './RichTextVideo.module.css'
import { readVideo, videoAddress } from './video-source.ts'

type RichTextVideoProps = { attributes: Readonly<Record<string, string>> }

/**
 * A video as a picture with a play button; the player's code loads on the click. Spans only: editors put videos into paragraphs.
 * Without scripts there is a link to the video.
 */
export default function RichTextVideo({ attributes }: RichTextVideoProps) {
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
