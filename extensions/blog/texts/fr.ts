import type en from './en.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'blog.lead': 'Nos conseils et nos actualités.',
  'blog.categories': 'Thèmes',
  'blog.all': 'Tous les articles',
  'blog.empty': 'Pas encore d’article ici.',
  'blog.titleOfPage': '{title}, page {page}',
  'blog.published': 'Publié le {date}',
  'blog.publishedBy': 'Publié le {date} par {author}',
  'blog.changed': 'mis à jour le {date}',
  'blog.products': 'Les produits de cet article',
  'blog.related': 'À lire aussi',
  'blog.back': 'Retour à tous les articles',
}
export default fr
