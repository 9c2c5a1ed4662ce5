import css from '../ui/global.css?raw'

export type Token = { name: string; value: string }

/** The custom properties of `web/ui/global.css`, with their defaults. */
export const tokens: readonly Token[] = [...css.matchAll(/^ {4}(--[\w-]+): ([^;]+);$/gm)].map(
  ([, name = '', value = '']) => ({ name, value }),
)

/** Foreground token, background token, and the contrast that they need (WCAG 1.4.3, 1.4.11). */
export const pairs: readonly (readonly [front: string, back: string, least: 3 | 4.5])[] = [
  ['text', 'background', 4.5],
  ['muted', 'background', 4.5],
  ['link', 'background', 4.5],
  ['primary-strong', 'background', 4.5],
  ['error', 'background', 4.5],
  ['text', 'surface', 4.5],
  ['muted', 'surface', 4.5],
  ['text', 'surface-strong', 4.5],
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-strong', 4.5],
  ['primary-strong', 'primary-soft', 4.5],
  ['on-error', 'error', 4.5],
  // WCAG has no requirement for disabled controls.
  ['on-disabled', 'disabled', 3],
  ['on-band', 'band', 4.5],
  ['on-band-soft', 'band', 4.5],
  ['band-mark', 'band', 3],
  ['on-band', 'band-light', 4.5],
  ['band-mark', 'band-light', 3],
  ['success', 'success-soft', 4.5],
  ['info', 'info-soft', 4.5],
  ['warning', 'warning-soft', 4.5],
  ['error', 'error-soft', 4.5],
  ['control', 'background', 3],
  ['focus', 'background', 3],
  ['primary', 'background', 3],
]
