import { createElement, useCallback, useState } from 'react'
import { useRouter } from 'wouter'
import { PROVIDER_NAMES, type VideoAttributes } from '../../../schema/video.ts'
import { useConsent } from '../../analytics/consent.ts'
import { useMessages, useTranslate } from '../../i18n/messages-context.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './RichTextVideo.module.css'
import { fileAddress, hostOf, playerAddress } from './video-source.ts'

/**
 * Whom the shopper let in by playing one of their videos: that much was agreed to and no more, so nothing is written down, and the choice of
 * services (which would reload the page) stays as it is.
 */
const letIn = new Set<string>()

/** A player has an origin of its own to be the same as; it opens its pages in new tabs, and never takes this one away. */
const PLAYER_SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation'

/** Plays at once what the shop has itself; what others have, with consent only, which is asked for in its place. */
export default function VideoPlayer({ video }: { video: VideoAttributes }) {
  const consent = useConsent()
  const host = hostOf(video)
  const [isLetIn, setLetIn] = useState(() => host === null || letIn.has(host))
  const isAllowed = isLetIn || (consent?.choice?.allowed.includes('video') ?? false)
  if (!isAllowed && host !== null) {
    const accept = () => {
      letIn.add(host)
      setLetIn(true)
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
      // Players refuse to start where they are not told which site they are on.
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={PLAYER_SANDBOX}
    />
  )
}

/** Captions are the editor's: where there are none, none can be made up, which no rule about JSX would accept. */
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

/** What was pressed is gone: the focus goes on in its place. */
function useFocus() {
  return useCallback((element: HTMLElement | null) => element?.focus(), [])
}
