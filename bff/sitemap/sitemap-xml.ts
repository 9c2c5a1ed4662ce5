import { resizedImageUrl } from '../../schema/resized-image-url.ts'
import type { SitemapEntry } from '../domains/sitemap/sitemap-entry.ts'

/** A sitemap as sitemaps.org 0.9 and Google's image extension have it. `home` is the shop's whole address, without a slash at its end. */
export function urlSet(entries: readonly SitemapEntry[], home: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.map((entry) => urlOf(entry, home)),
    '</urlset>\n',
  ].join('\n')
}

/** The list of a shop's sitemaps. */
export function sitemapIndex(names: readonly string[], home: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...names.map((name) => `<sitemap><loc>${escaped(`${home}/${name}`)}</loc></sitemap>`),
    '</sitemapindex>\n',
  ].join('\n')
}

function urlOf({ path, lastmod, changefreq, priority, seoImages }: SitemapEntry, home: string): string {
  const parts = [
    `<loc>${escaped(absolute(path, home))}</loc>`,
    lastmod && `<lastmod>${lastmod}</lastmod>`,
    `<changefreq>${changefreq}</changefreq>`,
    `<priority>${priority.toFixed(1)}</priority>`,
    ...seoImages.map((image) => `<image:image><image:loc>${escaped(pictureOf(image, home))}</image:loc></image:image>`),
  ]
  return `<url>${parts.filter(Boolean).join('')}</url>`
}

/** As the canonical link of the page writes it. */
const absolute = (path: string, home: string) => new URL(home + path).href

const pictureOf = (path: string, home: string) => resizedImageUrl(home, path, { preset: 'large' })

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
}
