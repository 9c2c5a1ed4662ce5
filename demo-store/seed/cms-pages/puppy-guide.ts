import { categoryIds } from '../category-ids.ts'
import { banner, slider } from '../page-builder/banners.ts'
import {
  buttons,
  divider,
  dynamicBlock,
  htmlCode,
  map,
  picture,
  products,
  staticBlock,
  videoFile,
} from '../page-builder/elements.ts'
import { columnLine, containedRow, fullBleedRow, fullWidthRow, tabs, videoRow } from '../page-builder/rows.ts'
import { categoryLink, pageLink, productLink, recentlyViewed } from '../page-builder/widgets.ts'
import type { PageSource } from './page-source.ts'
import { heading, text } from './row.ts'

const meadow = { desktop: 'wysiwyg/guides/chiot-pre.jpg', mobile: 'wysiwyg/guides/chiot-pre-mobile.jpg' }
const kitchen = { desktop: 'wysiwyg/maison/atelier.jpg' }
const film = '{{customVar code=films_url}}pre.mp4'

const opening = fullWidthRow(
  'PUPPY01',
  `${heading('Les dix premiers jours')}${text('<p>Un chiot change de maison, d’odeurs et de compagnie le même jour. Peu de choses, toujours les mêmes, toujours à la même heure : c’est ce qui le rassure. Commencez par <a href="{{store url="chiens.html"}}">le rayon des chiens</a>, ou par une question à <a href="{{store direct_url="contact"}}">notre équipe</a>.</p>')}`,
  meadow,
)

const steps = slider([
  {
    name: 'Le jour de l’arrivée',
    appearance: 'poster',
    content: '<h3>Le jour de l’arrivée</h3><p>Sa gamelle, son panier, et rien d’autre à découvrir.</p>',
    button: 'Préparer son panier',
    background: meadow,
    href: '{{store url="chiens/accessoires.html"}}',
  },
  {
    name: 'La première semaine',
    appearance: 'collage-left',
    content: '<h3>La première semaine</h3><p>Quatre repas par jour, de la recette qu’il connaît.</p>',
    button: 'Voir les recettes',
    background: kitchen,
    href: '{{store direct_url="chiens/croquettes.html"}}',
  },
  {
    name: 'Les premières sorties',
    appearance: 'collage-centered',
    content: '<h3>Les premières sorties</h3><p>Dix minutes, trois fois par jour, sans escaliers.</p>',
    button: 'À son rythme',
    background: meadow,
    href: null,
  },
  {
    name: 'Les premiers mots',
    appearance: 'collage-right',
    content: '<h3>Les premiers mots</h3><p>Son nom, « viens », « tu attends » : une friandise à chaque fois.</p>',
    button: 'Choisir des friandises',
    background: kitchen,
    href: '{{store direct_url="chiens/friandises.html"}}',
  },
])

const feeding = tabs(
  'PUPTAB',
  [
    {
      name: 'Deux à quatre mois',
      content: text('<p>Quatre repas, à heures fixes. Mouillez les croquettes d’eau tiède la première semaine.</p>'),
    },
    {
      name: 'Quatre à six mois',
      content: text('<p>Trois repas. Les dents tombent : donnez-lui de quoi mâcher.</p>'),
    },
    {
      name: 'Après six mois',
      content: text('<p>Deux repas. Une grande race garde sa recette de chiot jusqu’à dix-huit mois.</p>'),
    },
  ],
  1,
)

const ration =
  '<table class="ration"><caption>Ration de départ d’un chiot de trois mois</caption><thead><tr><th scope="col">Poids adulte</th><th scope="col">Ration du jour</th></tr></thead><tbody><tr><th scope="row">moins de 10 kg</th><td>110 g & un peu d’eau</td></tr><tr><th scope="row">10 à 25 kg</th><td>190 g</td></tr><tr><th scope="row">plus de 25 kg</th><td>280 g</td></tr></tbody></table><script>window.musetteRation = true</script><style>.ration { width: 100% }</style>'

const banners = [
  banner({
    appearance: 'poster',
    content: '<p>Le panier du premier jour</p>',
    button: 'Voir la sélection',
    background: meadow,
    href: '{{store url="idees-cadeaux.html"}}',
  }),
  banner({
    appearance: 'collage-left',
    content: '<p>Une longe, et toute la prairie</p>',
    button: 'Voir les sorties',
    background: kitchen,
    href: '{{store direct_url="chiens/accessoires/promenade.html"}}',
  }),
  banner({
    appearance: 'collage-centered',
    content: '<p>Dormir est son premier métier : jusqu’à dix-huit heures par jour.</p>',
    button: 'Le laisser dormir',
    background: null,
    href: null,
  }),
  banner({
    appearance: 'collage-right',
    content: '<p>Livré chez vous, ou au point relais</p>',
    button: 'Nos livraisons',
    background: kitchen,
    href: '{{store direct_url="livraison"}}',
  }),
].join('')

const places = map([
  {
    location_name: 'Musette, l’atelier',
    position: { latitude: 48.1113, longitude: -1.68 },
    phone: '01 99 00 00 17',
    address: '12 rue des Bourreliers',
    city: 'Rennes',
    zipcode: '35000',
    country: 'France',
    comment: 'Du lundi au vendredi, de 9 h à 18 h',
  },
  {
    location_name: 'La prairie des chiots',
    position: { latitude: 48.0, longitude: -1.75 },
    address: 'Chemin du Ruisseau',
    city: 'Bruz',
    zipcode: '35170',
    country: 'France',
  },
])

/** Every content type of Page Builder in one believable page, exactly as its editor saves them. */
export const puppyGuide = (ids: { bowl: number; company: number; shipping: number }): PageSource => ({
  identifier: 'accueillir-un-chiot',
  title: 'Accueillir un chiot',
  heading: 'Un chiot à la maison',
  metaDescription: 'Les dix premiers jours, les repas, les sorties : notre guide pour accueillir un chiot.',
  content: [
    opening,
    containedRow('PUPPY02', steps),
    containedRow(
      'PUPPY03',
      columnLine('PUPCOL', [
        {
          width: 33.3333,
          content: picture({
            desktop: meadow.desktop,
            mobile: meadow.mobile,
            alt: 'Un chien dans un pré',
            href: '{{store url="chiens.html"}}',
            caption: 'À trois mois, le pré suffit.',
          }),
        },
        {
          width: 66.6667,
          content: `${heading('Ses repas, mois par mois', 3)}${feeding}`,
        },
      ]),
    ),
    containedRow(
      'PUPPY04',
      `${heading('Combien lui donner ?')}${htmlCode(ration)}${divider('PUPDIV')}${text('<p>Pesez-le chaque semaine : une main posée à plat doit sentir les côtes sans les voir.</p>')}`,
    ),
    containedRow('PUPPY05', banners),
    containedRow(
      'PUPPY06',
      `${heading('Ce qu’il lui faut')}${products(['CHI-CRO-CHIOT', 'CHI-GAM-GRES', 'CHI-PANIER-NID', 'CHI-JOUET-CORDE'], 'grid')}${heading('Pour les sorties')}${products(['CHI-COLLIER-SENTIER', 'CHI-LONGE-10M', 'CHI-MEDAILLE', 'CHI-FRI-BISCUIT', 'CHI-BROSSE-POILS'], 'carousel')}`,
    ),
    fullBleedRow('PUPPY07', text('<p>« Un chiot apprend autant en vous regardant qu’en vous écoutant. »</p>'), kitchen),
    containedRow(
      'PUPPY08',
      `${heading('Une prairie, un matin')}${videoFile(film)}${videoFile('{{media url=wysiwyg/maison/pre.mp4}}')}`,
    ),
    videoRow('PUPPY09', text('<p>Une pause, avant la suite.</p>'), film, meadow.desktop),
    containedRow(
      'PUPPY10',
      `${heading('Venir nous voir')}${places}${staticBlock('faq-contact')}${staticBlock('bloc-disparu')}${dynamicBlock()}`,
    ),
    containedRow(
      'PUPPY11',
      `${buttons([
        {
          label: 'Nos recettes pour chiots',
          href: '{{store direct_url="chiens/croquettes/chiots.html"}}',
          type: 'category',
        },
        { label: 'Préparer l’arrivée', href: '{{store url="idees-cadeaux.html"}}', look: 'secondary' },
        {
          label: 'Prendre rendez-vous',
          href: '{{store direct_url="consultation-nutrition-en-visio-30-minutes.html"}}',
          look: 'link',
          type: 'product',
        },
        { label: 'Le registre des chiens', href: 'https://registre.musette.example/', newTab: true },
        { label: 'Bientôt : le carnet de santé', href: null },
      ])}${buttons([{ label: 'Revenir aux conseils', href: '{{store direct_url="conseils-articulations"}}', type: 'page' }], 'stacked')}`,
    ),
    containedRow(
      'PUPPY12',
      `${heading('À lire, à voir')}${text(`<p>Pour manger moins vite : ${productLink(ids.bowl, 'la gamelle lente')}. Pour grandir : ${categoryLink(categoryIds.dogKibblePuppy, 'nos recettes de chiot')}. Qui nous sommes : ${pageLink(ids.company, 'la maison Musette')}.</p>`)}${productLink(ids.bowl, 'Gamelle lente anti-glouton', false)}${categoryLink(categoryIds.dogTreats, 'Friandises pour chien', false)}${pageLink(ids.shipping, 'Nos livraisons', false)}${pageLink(99_999, 'Le carnet de l’an dernier')}${productLink(99_999, 'Un article oublié')}${recentlyViewed()}${text('<p>{{config path="general/store_information/name"}} vous souhaite la bienvenue.</p>')}`,
    ),
  ].join(''),
})
