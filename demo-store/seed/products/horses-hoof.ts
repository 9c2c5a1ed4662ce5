import { buildRange } from './build.ts'
import { complement } from './families.ts'
import { packs } from './feed.ts'

/** Hoof care for horses. */
export const horsesHoof = buildRange(5600, [
  complement({
    sku: 'CHV-PIE-BIOTINE',
    name: 'Biotine et méthionine – corne du cheval',
    brand: 'Musette',
    species: 'horse',
    categories: ['horseHoof'],
    lead: 'Neuf mois pour refaire un sabot : autant commencer aujourd’hui.',
    story: [
      'La corne pousse d’un centimètre par mois. Vingt milligrammes de biotine par jour, de la méthionine et du zinc lui donnent de quoi pousser droite et dure.',
      'Comptez six mois avant de juger sur le bas du sabot.',
    ],
    points: ['20 mg de biotine par jour', 'Zinc et cuivre chélatés', 'Cure de trois mois par seau'],
    look: { design: 'bucket', colours: ['#5b3a2b', '#d9962f'], variant: 2, motif: 'flax' },
    needs: ['Pieds et corne', 'Peau et pelage'],
    format: 'Granulés',
    composition: 'Luzerne 50 %, levure de bière 25 %, graines de lin cuites 20 %, algues marines 5 %.',
    analysis: { protein: 21, fat: 9, ash: 11, fibre: 13, moisture: 8, sodium: 0.3 },
    additives:
      'Additifs nutritionnels par kg : biotine 670 mg, DL-méthionine 80 000 mg, zinc (chélate de glycine) 12 000 mg, cuivre (chélate de glycine) 3000 mg.',
    directions: '30 g par jour pour un cheval de 500 kg.',
    kind: packs(['1 kg', 2290], ['3 kg', 5490], ['10 kg', 15900, { special: 13900 }]),
  }),
  {
    sku: 'CHV-PIE-ONGUENT',
    name: 'Onguent au goudron de Norvège et laurier',
    brand: 'Vallon & Fils',
    species: 'horse',
    categories: ['horseHoof', 'horseCare'],
    lead: 'L’odeur des écuries d’autrefois, et des pieds qui ne fendent pas.',
    story: [
      'Cire d’abeille, huile de laurier et goudron de pin nourrissent la paroi sans l’étouffer. À appliquer au pinceau sur pied propre et humide.',
      'Usage externe.',
    ],
    points: ['Cire d’abeille française', 'Pinceau fourni', 'Pot de 500 ml'],
    look: { design: 'pot', colours: ['#3a302a', '#c9a14a'], variant: 1, motif: 'drop' },
    needs: ['Pieds et corne'],
    material: 'Huile de lin, cire d’abeille, goudron de Norvège 12 %, huile de laurier 8 %.',
    usage: 'Deux fois par semaine, de la couronne vers le bas, sur pied propre.',
    kind: { type: 'simple', cents: 1490, net: { millilitres: 500 } },
  },
  {
    sku: 'CHV-PIE-FOURCHETTE',
    name: 'Lotion fourchette à la propolis',
    brand: 'Herbaë',
    species: 'horse',
    categories: ['horseHoof'],
    lead: 'Pour les fourchettes molles et les hivers de boue.',
    story: [
      'Propolis, arbre à thé et sulfate de cuivre assainissent les lacunes. L’embout long va où le pinceau ne va pas.',
      'Usage externe, deux fois par jour, jusqu’à ce que la corne durcisse.',
    ],
    points: ['Embout long', 'Propolis de Provence', 'Flacon de 250 ml'],
    look: { design: 'bottle', colours: ['#7d4f26', '#e9b44c'], variant: 8, motif: 'drop' },
    needs: ['Pieds et corne'],
    material: 'Eau, alcool végétal, propolis 10 %, sulfate de cuivre 3 %, huile essentielle d’arbre à thé 1 %.',
    usage: 'Nettoyer, sécher, appliquer dans les lacunes deux fois par jour.',
    kind: { type: 'simple', cents: 1290, net: { millilitres: 250 } },
  },
])
