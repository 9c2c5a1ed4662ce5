export type Article = {
  id: number
  identifier: string
  title: string
  /** In UTC. */
  published: string
  isOn: boolean
  /** Below the media root. */
  picture: string | null
  alt: string
  lead: string
  /** HTML. */
  content: string
  author: string | null
  categories: readonly number[]
  related: readonly number[]
  skus: readonly string[]
}

export const categories = [
  { id: 1, identifier: 'chiots', title: 'Chiots', description: 'Les premiers mois d’un chiot à la maison.' },
  { id: 2, identifier: 'sante-et-soins', title: 'Santé & soins', description: 'Prendre soin de son animal.' },
  { id: 3, identifier: 'coulisses', title: 'Coulisses', description: 'Notre atelier et nos fournisseurs.' },
] as const

const plain = { isOn: true, picture: null, alt: '', author: null, related: [], skus: [] }

export const articles: readonly Article[] = [
  {
    ...plain,
    id: 1,
    identifier: 'premiers-jours-du-chiot',
    title: 'Les premiers jours du chiot à la maison',
    published: '2025-09-02 07:00:00',
    picture: 'wysiwyg/guides/chiot-pre.jpg',
    alt: 'Un chiot dans un pré',
    lead: '<p>Un coin calme, des repas à heures fixes et peu de visites : de quoi bien commencer.</p>',
    content:
      '<p>Un chiot change de maison, d’odeurs et de compagnie le même jour. Laissez-lui le temps d’explorer.</p>' +
      '<h2>Un coin à lui</h2><p>Installez son panier à l’écart du passage, et ne l’y dérangez pas.</p>' +
      '<h2>Les repas</h2><p>Gardez d’abord l’aliment qu’il connaît. Changez ensuite peu à peu, en mélangeant l’ancien et le nouveau.</p>' +
      '<p>Une question ? <a href="{{store direct_url="contact"}}">Écrivez-nous</a>.</p>',
    author: 'Camille',
    categories: [1, 2],
    related: [2, 3],
    skus: ['CHI-FRI-BISCUIT'],
  },
  {
    ...plain,
    id: 2,
    identifier: 'articulations-du-cheval-age',
    title: 'Soulager les articulations d’un cheval âgé',
    published: '2025-10-06 07:00:00',
    picture: 'wysiwyg/conseils/articulations.jpg',
    alt: 'Un cheval dans un pré',
    lead: '<p>Du mouvement chaque jour, une litière épaisse, un poids surveillé.</p>',
    content:
      '<p>Votre cheval est raide au départ ? Parlez-en d’abord à votre vétérinaire.</p>' +
      '<h2>Au quotidien</h2><ul><li>du mouvement chaque jour ;</li><li>une litière épaisse ;</li><li>un poids surveillé.</li></ul>',
    categories: [2],
    related: [1],
  },
  {
    ...plain,
    id: 3,
    identifier: 'visite-de-l-atelier',
    title: 'Visite de l’atelier',
    published: '2025-11-03 08:00:00',
    picture: 'wysiwyg/maison/atelier.jpg',
    alt: 'Un chien assis dans l’herbe',
    lead: '<p>Comment nos biscuits sont préparés, du pétrin au sachet.</p>',
    content: '<p>Nos biscuits sont pétris, découpés et cuits sur place, en petites fournées.</p>',
    categories: [3],
    skus: ['CHI-FRI-BISCUIT', 'UNKNOWN'],
  },
  {
    ...plain,
    id: 4,
    identifier: 'a-paraitre',
    title: 'À paraître',
    published: '2099-01-01 08:00:00',
    lead: '',
    content: '<p>Plus tard.</p>',
    categories: [3],
  },
  {
    ...plain,
    id: 5,
    identifier: 'brouillon',
    title: 'Brouillon',
    published: '2025-01-01 08:00:00',
    isOn: false,
    lead: '',
    content: '<p>Pas encore.</p>',
    categories: [3],
  },
]
