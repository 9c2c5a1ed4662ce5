import { useCallback, useState } from 'react'
import { useRouter } from 'wouter'
import { IMAGE_PRESETS, type ImageBackground, type ImagePresetName } from '../../schema/image-presets.ts'
import { type ImageSources, imageSources } from '../../schema/resized-image-url.ts'
import { ERROR_IMAGE, PLACEHOLDER_IMAGE, useSite } from '../site/site.ts'
import { classNames } from './class-names.ts'
import styles from './Image.module.css'

/** Screens that may have a picture of their own. */
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
  /** Loads at once, before others, for pictures of the first view. */
  priority?: boolean
  /** Height divided by width, for presets without a height, to reserve the space. */
  ratio?: number
  /** Fill the box and crop (true), or fit inside it (false); default: as the preset says. */
  cover?: boolean
  /** One of the preset's background colours. */
  bg?: ImageBackground
  className?: string
}

/** A responsive picture that reserves its space. The browser decides how near the viewport it loads it: no code is needed. */
export function Image(props: ImageProps) {
  const { path, preset } = props
  // The key resets the state when the path changes.
  return path ? (
    <Picture key={`${preset} ${path}`} {...props} path={path} />
  ) : (
    <StandIn {...props} source={PLACEHOLDER_IMAGE} />
  )
}

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
  const [hasFailed, setFailed] = useState(false)
  const pictures = useSite().cloudUrl + useRouter().base

  // A picture of the server's page may have failed before hydration.
  const lookAtFailure = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) setFailed(true)
  }, [])

  if (hasFailed) return <StandIn {...{ alt, preset, className }} source={ERROR_IMAGE} />

  const { width } = IMAGE_PRESETS[preset]
  const sources = imageSources(pictures, path, { preset, cover, bg })
  const narrow = narrowPath && imageSources(pictures, narrowPath, { preset: 'contentHalf' })
  return (
    <span className={classNames(styles.frame, className)}>
      <Sources
        sources={sources}
        narrow={narrow || undefined}
        sizes={sizes ?? `(max-width: ${width}px) 100vw, ${width}px`}
        alt={alt}
        {...(ratio && { height: Math.round(width * ratio) })}
        ref={lookAtFailure}
        className={styles.picture}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        onError={() => setFailed(true)}
      />
    </span>
  )
}

type SourcesProps = Omit<React.ComponentProps<'img'>, 'src' | 'srcSet' | 'width'> & {
  sources: ImageSources
  narrow: ImageSources | undefined
}

function Sources({ sources: { webp, fallback }, narrow, sizes, alt, loading, ...rest }: SourcesProps) {
  return (
    <picture className={styles.sources}>
      {narrow && <source {...narrow.webp} media={NARROW} sizes="100vw" />}
      {narrow && <source srcSet={narrow.fallback.srcSet} media={NARROW} sizes="100vw" />}
      <source {...webp} sizes={sizes} />
      {/* Before the address, which some browsers load at once. */}
      <img loading={loading} sizes={sizes} {...fallback} alt={alt} decoding="async" {...rest} />
    </picture>
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
