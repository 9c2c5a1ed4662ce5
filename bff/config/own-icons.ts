import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ICON_NAMES, type IconName } from '../../schema/icon-names.ts'
import type { PageSite } from '../../schema/page.ts'

export type OwnIcons = NonNullable<PageSite['icons']>

/** Bytes of all: each page carries them. */
const MAX_BYTES = 8 * 1024

/** Shapes only: the icons become part of pages. */
const ELEMENTS: ReadonlySet<string> = new Set([
  ...['g', 'path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect'],
])
const ATTRIBUTES =
  /^(d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height|points|transform|opacity|fill|fill-rule|fill-opacity|clip-rule|stroke|stroke-(width|linecap|linejoin|opacity|miterlimit|dasharray))$/
/** Attributes of the root element that its shapes inherit. */
const INHERITED = /^(fill|stroke)(-[a-z]+)?$/

/** Reads `icons/*.svg` of the folders; the first that has an icon wins. Appends faults to `faults`. */
export function readOwnIcons(folders: readonly string[], faults: string[]): OwnIcons {
  const icons: Partial<Record<IconName, OwnIcons[IconName]>> = {}
  let bytes = 0
  for (const folder of folders.map((one) => join(one, 'icons'))) {
    if (!existsSync(folder)) continue
    for (const fileName of readdirSync(folder).toSorted()) {
      const file = join(folder, fileName)
      const name = ICON_NAMES.find((one) => `${one}.svg` === fileName)
      if (!name) {
        faults.push(`${file} is no icon of the shop: there are ${ICON_NAMES.map((one) => `${one}.svg`).join(', ')}`)
        continue
      }
      if (icons[name]) continue
      const text = readFileSync(file, 'utf8')
      bytes += text.length
      const icon = iconIn(text)
      if (icon) icons[name] = icon
      else
        faults.push(
          `${file} has to be an SVG with a viewBox, and hold nothing but ${[...ELEMENTS].join(', ')} without styles`,
        )
    }
  }
  if (bytes > MAX_BYTES) faults.push(`${folders[0]}: the icons have ${bytes} bytes: ${MAX_BYTES} are the most`)
  return icons
}

function iconIn(text: string): OwnIcons[IconName] {
  const plain = text.replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/g, '').trim()
  const [, head = '', content = ''] = /^<svg\b([^>]*)>([^]*)<\/svg>$/.exec(plain) ?? []
  const [, viewBox = ''] = /\bviewBox="([\d\s.-]+)"/.exec(head) ?? []
  const tags = [...content.matchAll(/<\/?([\w-]*)([^>]*)>/g)]
  const areShapes = tags.every(
    ([, name = '', rest = '']) =>
      ELEMENTS.has(name) && attributesOf(rest).every(([attribute]) => ATTRIBUTES.test(attribute)),
  )
  const isPlain = content.replace(/<[^>]*>/g, '').trim() === ''
  if (!viewBox || tags.length === 0 || !areShapes || !isPlain) return undefined
  const inherited = attributesOf(head).filter(([name]) => INHERITED.test(name))
  const group = inherited.map(([name, value]) => ` ${name}="${value}"`).join('')
  return { viewBox, shapes: `<g${group}>${content.replace(/>\s+</g, '><').trim()}</g>` }
}

function attributesOf(text: string): (readonly [name: string, value: string])[] {
  return [...text.matchAll(/([^\s=/"']+)\s*(?:=\s*(?:"([^"]*)"|'[^']*'|[^\s"']+))?/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
}
