import { createElement, useCallback, useState } from 'react'
import { useRouter } from 'wouter'
import { PROVIDER_NAMES, type VideoAttributes } from '../../../schema/video.ts'
import { useConsent } from '../../analytics/consent.ts'
import { useMessages, useTranslate } from '../../i18n/messages-context.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './RichTextVideo.module.css'
import { fileAddress, hostOf, playerAddress } from './video-source.ts'

/**
 * Providers that the shopper allowed by playing a video. The consent is for this page only: it is not stored, and the consent to
 * services (a change of which would reload the page) stays as it is.
 */
const allowedProviders = new Set<string>()

/** `allow-same-origin` is the player's own origin. It may open new tabs but not navigate this one. */
const PLAYER_SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation'

/** Plays the shop's files at once, and videos of a provider after consent, which is requested in its place. */
export default function VideoPlayer({ video }: { video: VideoAttributes }) {
  const consent = useConsent()
  const host = hostOf(video)
  const [isAllowedHere, setAllowedHere] = useState(() => host === null || allowedProviders.has(host))
  const isAllowed = isAllowedHere || (consent?.choice?.allowed.includes('video') ?? false)
  if (!isAllowed && host !== null) {
    const accept = () => {
      allowedProviders.add(host)
      setAllowedHere(true)
    }
    return <Question name={'provider' in video ? PROVIDER_NAMES[video.provider] : host} onAccept={accept} />
  }
  return 'provider' in video ? <Frame video={video} /> : <FileVideo video={video} />
}

function Question({ name, onAccept }: { name: string; onAccept: () => void }) {
  const t = useTranslate()
  return (
    <span className={styles.question}>
      <span>{t('consent.video.ask', { name })}</span>
      <Button ref={useFocus()} onClick={onAccept}>
        {t('consent.video.play')}
      </Button>
    </span>
  )
}

function Frame({ video }: { video: Extract<VideoAttributes, { provider: string }> }) {
  const t = useTranslate()
  const { language } = useMessages()
  return (
    <iframe
      ref={useFocus()}
      className={styles.player}
      src={playerAddress(video, language)}
      title={video.title || t('consent.video.one')}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // Players do not start without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={PLAYER_SANDBOX}
    />
  )
}

/** Captions come from the editor and may be missing. */
function FileVideo({ video: { title, file, captions } }: { video: Extract<VideoAttributes, { file: string }> }) {
  const t = useTranslate()
  const { language } = useMessages()
  const { base } = useRouter()
  const props = {
    ref: useFocus(),
    className: styles.player,
    src: fileAddress(file, base),
    'aria-label': title || t('consent.video.one'),
    controls: true,
    autoPlay: true,
    playsInline: true,
  }
  const track = captions && (
    <track
      kind="captions"
      src={fileAddress(captions, base)}
      srcLang={language}
      label={t('consent.video.captions')}
      default
    />
  )
  return createElement('video', props, track)
}

/** The button that was pressed is unmounted: its successor takes the focus. */
function useFocus() {
  return useCallback((element: HTMLElement | null) => element?.focus(), [])
}
