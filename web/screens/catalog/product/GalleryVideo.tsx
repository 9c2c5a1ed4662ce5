import { useState } from 'react'
import { useRouter } from 'wouter'
import { PROVIDER_NAMES } from '../../../../schema/video.ts'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { Link } from '../../../ui/Link.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { VideoPlayer } from '../../content/rich-text-parts.ts'
import { isProvider, readVideo, videoAddress } from '../../content/video-source.ts'
import type { GalleryImage } from '../product-facts.ts'
import styles from './GalleryVideo.module.css'

type GalleryVideoProps = { video: NonNullable<GalleryImage['video']> }

/**
 * A button on the picture of a video: the video then plays in its place. Without scripts, or where no video provider is allowed,
 * a link leads to the video. Changing the picture removes the player.
 */
export default function GalleryVideo({ video }: GalleryVideoProps) {
  const t = useTranslate()
  const { base } = useRouter()
  const [isOpen, setOpen] = useState(false)
  const name = t('catalog.gallery.play', { title: video.title })
  const playable = readVideo(video)
  if (isOpen && playable) {
    return (
      <div className={styles.player}>
        <VideoPlayer video={playable} />
      </div>
    )
  }
  const sign = (
    <>
      <VisuallyHidden>{name} </VisuallyHidden>
      <span className={styles.sign}>
        <svg viewBox="0 0 24 24" width="40" height="40" aria-hidden="true">
          <path d="M7 4.5v15l13-7.5z" fill="currentColor" />
        </svg>
      </span>
    </>
  )
  if (playable) {
    return (
      <>
        <button type="button" className={styles.start} onClick={() => setOpen(true)}>
          {sign}
        </button>
        <noscript>
          <a className={styles.start} href={videoAddress(playable, base)}>
            {sign}
          </a>
        </noscript>
      </>
    )
  }
  return (
    video.href && (
      <Link className={styles.start} href={video.href} variant="plain">
        {sign}
        {isProvider(video.provider) && (
          <span className={styles.elsewhere}>{t('catalog.gallery.at', { name: PROVIDER_NAMES[video.provider] })}</span>
        )}
      </Link>
    )
  )
}
