import type { RichTextElement, RichTextNode } from '../../../../schema/rich-text.ts'
import { memberOf, readEscapedJson, textMember } from './escaped-json.ts'

const MAX_PLACES = 50

/** The places of a map as a list: each with its address, and a link to where it lies. No map's script, so nobody is told who reads the page. */
export function placesOf(locations: string | undefined): RichTextElement | null {
  const entries = readEscapedJson(locations)
  const places = (Array.isArray(entries) ? entries : []).slice(0, MAX_PLACES).flatMap((entry) => placeOf(entry) ?? [])
  return places.length > 0 ? { tag: 'ul', children: places } : null
}

function placeOf(entry: unknown): RichTextElement | null {
  const [name, phone, comment] = ['location_name', 'phone', 'comment'].map((member) => textMember(entry, member))
  const town = [textMember(entry, 'zipcode'), textMember(entry, 'city')].filter(Boolean).join(' ')
  const address = [textMember(entry, 'address'), town, textMember(entry, 'state'), textMember(entry, 'country')]
    .filter(Boolean)
    .join(', ')
  const href = mapAddress(memberOf(entry, 'position'), address)
  const title = name || address
  if (!title || !href) return null
  const lines: RichTextNode[][] = [
    [{ tag: 'a', attributes: { href }, children: [title] }],
    name ? [address] : [],
    /\d/.test(phone ?? '') ? [callTo(phone ?? '')] : [],
    [comment ?? ''],
  ]
  const children = lines.filter(([first]) => first).flatMap((line, index) => (index > 0 ? [BREAK, ...line] : line))
  return { tag: 'li', children }
}

const BREAK: RichTextElement = { tag: 'br' }

function callTo(phone: string): RichTextElement {
  return { tag: 'a', attributes: { href: `tel:${phone.replace(/[^\d+]/g, '')}` }, children: [phone] }
}

/** OpenStreetMap sets no cookies and asks for no consent. */
function mapAddress(position: unknown, address: string): string | null {
  const [latitude, longitude] = ['latitude', 'longitude'].map((name) =>
    Number(textMember(position, name) || Number.NaN),
  )
  if (latitude !== undefined && longitude !== undefined && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) {
    const point = `${latitude}/${longitude}`
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${point}`
  }
  return address ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}` : null
}
