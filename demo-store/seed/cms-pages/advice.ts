import { productGrid } from './product-grid.ts'
import { heading, image, row, text } from './row.ts'
import type { PageSource } from './page-source.ts'

export const advice: PageSource = {
  identifier: 'conseils-articulations',
  title: 'Conseils : les articulations',
  heading: 'Articulations : les ménager à tout âge',
  metaTitle: 'Articulations du chien, du chat et du cheval : nos conseils',
  metaDescription: 'Reconnaître une gêne articulaire, adapter la ration et l’exercice, choisir un complément.',
  content: [
    row(
      'ADVICE1',
      `${image('wysiwyg/conseils/articulations.jpg', 'Deux chevaux dans un pré au soleil couchant')}${text('<p>Un chien qui se lève en deux temps, un chat qui ne saute plus sur l’armoire, un cheval raide au démarrage : la gêne articulaire s’installe sans bruit. Voici ce que vous pouvez faire, et ce qu’il vaut mieux laisser au vétérinaire.</p>')}`,
    ),
    row(
      'ADVICE2',
      `${heading('Les signes à reconnaître')}${text('<ul><li>une raideur au réveil, qui passe en marchant ;</li><li>des escaliers évités, une voiture où l’on ne monte plus d’un bond ;</li><li>chez le chat, une toilette négligée et des griffes plus longues ;</li><li>chez le cheval, des transitions difficiles et un dos qui se creuse.</li></ul>')}${heading('Trois gestes qui comptent plus qu’un complément')}${text('<ol><li><strong>Le poids.</strong> Cinq pour cent de moins soulagent autant qu’un traitement.</li><li><strong>Le mouvement.</strong> Peu, souvent, sur sol souple ; l’immobilité enraidit.</li><li><strong>Le couchage.</strong> Chaud, sec, épais, loin des courants d’air.</li></ol>')}`,
    ),
    row(
      'ADVICE3',
      productGrid('Notre sélection', 6, {
        skus: [
          'CHI-ART-SOUPLE',
          'CHI-ART-HARPA',
          'CHI-ART-COLLAGENE',
          'CHA-ART-SOUPLE',
          'CHV-ART-SOUPLE',
          'CHV-ART-SENIOR',
        ],
      }),
    ),
    row(
      'ADVICE4',
      `${heading('Quand consulter')}${text('<p>Boiterie franche, articulation chaude, fièvre, plainte au toucher : n’attendez pas, et ne donnez aucun anti-inflammatoire humain. Un complément alimentaire soutient ; il ne soigne pas.</p><p><a href="{{store direct_url="consultation-nutrition-en-visio-30-minutes.html"}}">Prendre rendez-vous avec une nutritionniste</a></p><p>À lire aussi : <a href="{{store direct_url="accueillir-un-chiot"}}">accueillir un chiot</a></p>')}`,
    ),
  ].join(''),
}
