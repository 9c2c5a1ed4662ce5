import type en from './en.ts'

const de: Readonly<Record<keyof typeof en, string>> = {
  'blog.lead': 'Unsere Ratgeber und Neuigkeiten.',
  'blog.categories': 'Themen',
  'blog.all': 'Alle Artikel',
  'blog.empty': 'Hier gibt es noch keinen Artikel.',
  'blog.titleOfPage': '{title}, Seite {page}',
  'blog.published': 'Veröffentlicht am {date}',
  'blog.publishedBy': 'Veröffentlicht am {date} von {author}',
  'blog.changed': 'aktualisiert am {date}',
  'blog.products': 'Die Produkte aus diesem Artikel',
  'blog.related': 'Lesen Sie auch',
  'blog.back': 'Zurück zu allen Artikeln',
}
export default de
