import { useCallback, useState } from 'react'
import { useRouter } from 'wouter'
import { IMAGE_PRESETS, type ImageBackground, type ImagePresetName } from '../../schema/image-presets.ts'
import { type ImageSources, imageSources } from '../../schema/resized-image-url.ts'
import { ERROR_IMAGE, PLACEHOLDER_IMAGE, useSite } from '../site/site.ts'
import { classNames } from './class-names.ts'
import styles from './Image.module.css'
import { observeVisibility } from './observe-visibility.ts'

/** Distance to the viewport at which a picture starts to load; before hydration too (`web/start/early-pictures.ts`). */
const LAZY_MARGIN = '200px'

/** Screens that a picture of their own may be for. */
const NARROW = '(max-width: 47.99rem)'

export type ImageProps = {
  /** A path as in `imageUrl` of the shop schema; without one the site's placeholder shows. */
  path: string | null | undefined
  /** Another picture for narrow screens, in its own proportions. */
  narrowPath?: string | undefined
  /** Empty for a picture that only decorates. */
  alt: string
  preset: ImagePresetName
  /** Width on the page as in HTML; default: the preset's own width, or the viewport's where that is smaller. */
  sizes?: string
  /** Loads at once, before others: what is seen first on the page. */
  priority?: boolean
  /** Height divided by width, for presets without a height, to reserve the space. */
  ratio?: number
  /** Fill the box and crop (true), or fit inside it (false); default: as the preset says. */
  cover?: boolean
  /** One of the preset's background colours. */
  bg?: ImageBackground
  className?: string
}

/** A responsive picture that reserves its space. States: lazy, loading (within 200 px of the viewport), done, error. */
export function Image(props: ImageProps) {
  const { path, preset } = props
  // The key resets the state when the path changes.
  return path ? (
    <Picture key={`${preset} ${path}`} {...props} path={path} />
  ) : (
    <StandIn {...props} source={PLACEHOLDER_IMAGE} />
  )
}

type State = 'lazy' | 'loading' | 'error'

function Picture({
  path,
  narrowPath,
  alt,
  preset,
  sizes,
  priority = false,
  ratio,
  cover,
  bg,
  className,
}: ImageProps & { path: string }) {
  const [state, setState] = useState<State>(priority ? 'loading' : 'lazy')
  const pictures = useSite().cloudUrl + useRouter().base

  const awaitView = useCallback((frame: HTMLElement | null) => {
    if (!frame) return
    const stop = observeVisibility(frame, LAZY_MARGIN, (visible) => {
      if (!visible) return
      stop()
      setState('loading')
    })
    return stop
  }, [])

  // A picture rendered by the server may have loaded or failed before hydration.
  const catchUp = useCallback((image: HTMLImageElement | null) => {
    if (!image?.complete || !image.currentSrc) return
    if (image.naturalWidth > 0) markDone(image)
    else setState('error')
  }, [])

  if (state === 'error') return <StandIn {...{ alt, preset, className }} source={ERROR_IMAGE} />

  const { width } = IMAGE_PRESETS[preset]
  const sources = imageSources(pictures, path, { preset, cover, bg })
  const narrow = narrowPath && imageSources(pictures, narrowPath, { preset: 'contentHalf' })
  const attributes = {
    narrow: narrow || undefined,
    sizes: sizes ?? `(max-width: ${width}px) 100vw, ${width}px`,
    alt,
    ...(ratio && { height: Math.round(width * ratio) }),
  }
  if (state === 'lazy') {
    return (
      <span
        ref={awaitView}
        className={classNames(styles.frame, className)}
        {...(alt && { role: 'img', 'aria-label': alt })}
      >
        <Spacer preset={preset} ratio={ratio} />
        <noscript>
          <Sources sources={sources} {...attributes} className={styles.over} />
        </noscript>
      </span>
    )
  }
  return (
    <span className={classNames(styles.frame, className)} data-state={state}>
      <Sources
        sources={sources}
        {...attributes}
        ref={catchUp}
        className={classNames(styles.picture, !priority && styles.fading)}
        fetchPriority={priority ? 'high' : undefined}
        onLoad={({ currentTarget }) => markDone(currentTarget)}
        onError={() => setState('error')}
      />
    </span>
  )
}

/** Not a state of React's: a page has dozens of pictures, and those that the browser has would render twice before the page is painted. */
function markDone(image: Element) {
  image.closest<HTMLElement>('[data-state]')!.dataset.state = 'done'
}

type SourcesProps = Omit<React.ComponentProps<'img'>, 'src' | 'srcSet' | 'width'> & {
  sources: ImageSources
  narrow: ImageSources | undefined
}

function Sources({ sources: { webp, fallback }, narrow, sizes, alt, ...rest }: SourcesProps) {
  return (
    <picture className={styles.sources}>
      {narrow && <source {...narrow.webp} media={NARROW} sizes="100vw" />}
      {narrow && <source srcSet={narrow.fallback.srcSet} media={NARROW} sizes="100vw" />}
      <source {...webp} sizes={sizes} />
      <img sizes={sizes} {...fallback} alt={alt} decoding="async" {...rest} />
    </picture>
  )
}

/** Reserves the space with an empty SVG of the picture's proportions. */
function Spacer({ preset, ratio = 0.6 }: Pick<ImageProps, 'preset' | 'ratio'>) {
  const { width, height } = IMAGE_PRESETS[preset]
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${height ?? width * ratio}`}
      width={width}
      aria-hidden="true"
    />
  )
}

function StandIn({
  alt,
  preset,
  className,
  source,
}: Pick<ImageProps, 'alt' | 'preset' | 'className'> & { source: string }) {
  const { base } = useRouter()
  const { width, height } = IMAGE_PRESETS[preset]
  return (
    <span className={classNames(styles.frame, className)}>
      <img
        className={classNames(styles.picture, styles.standIn)}
        src={base + source}
        alt={alt}
        width={width}
        height={height ?? width * 0.6}
      />
    </span>
  )
}
