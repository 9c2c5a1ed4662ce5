import { columns, heading, image, row, text, video } from './row.ts'
import type { PageSource } from './page-source.ts'

export const company: PageSource = {
  identifier: 'qui-sommes-nous',
  title: 'Qui sommes-nous ?',
  heading: 'Une petite maison, trois espèces, des recettes courtes',
  metaDescription: 'L’histoire de Musette, ses ateliers, ses engagements.',
  content: [
    row(
      'ABOUT01',
      columns('ABOUTC1', [
        {
          width: 50,
          content: `${heading('Partis d’un seau de granulés')}${text('<p>En 2014, Hélène Kerdoncuff, ingénieure agronome, cherche pour sa jument un minéral sans mélasse. Elle le fait presser par un moulin voisin, en vend les surplus aux cavaliers du club, puis aux propriétaires de leurs chiens. La première croquette naît deux ans plus tard.</p><p>Nous sommes aujourd’hui vingt-trois, à Rennes : deux nutritionnistes, une vétérinaire-conseil, un entrepôt et beaucoup d’animaux sous les bureaux.</p>')}`,
        },
        { width: 50, content: image('wysiwyg/maison/pre.jpg', 'Un cheval gris dans un pré clôturé') },
      ]),
    ),
    row(
      'ABOUT02',
      `${heading('Ce que nous faisons, ce que nous ne faisons pas')}${text('<ul><li>Nous formulons chaque recette et publions sa composition complète, pourcentages compris.</li><li>Nous faisons fabriquer en France, dans six ateliers que nous visitons deux fois par an.</li><li>Nous ne promettons ni guérison ni miracle : un complément soutient, un vétérinaire soigne.</li><li>Nous n’écrivons pas « vert » ou « durable » sans dire de quoi nous parlons.</li></ul>')}`,
    ),
    row('ABOUT04', video('wysiwyg/maison/pre.mp4', 'wysiwyg/maison/pre.jpg', 'Au pré, un matin d’octobre')),
    row(
      'ABOUT03',
      `${heading('Nos maisons')}${text('<p><strong>Musette</strong>, nos recettes et nos compléments. <strong>Croc’Bocage</strong>, le cru surgelé et les friandises séchées. <strong>Félicie</strong>, les chats et rien qu’eux. <strong>Haras du Ruisseau</strong>, les aliments des chevaux. <strong>Herbaë</strong>, les plantes. <strong>Vallon &amp; Fils</strong>, la ferme. <strong>Maison Grelot</strong>, ce qui se porte et se pose.</p><p>Une question ? <a href="mailto:bonjour@musette.example">Écrivez-nous</a>, ou appelez le <a href="tel:+33199000017">01 99 00 00 17</a>.</p>')}`,
    ),
  ].join(''),
}
