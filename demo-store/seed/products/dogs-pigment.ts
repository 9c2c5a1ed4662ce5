import { buildRange } from './build.ts'
import { complement } from './families.ts'
import { noAdditives, packs } from './feed.ts'

/** Pigmentation supplements for dogs. */
export const dogsPigment = buildRange(1820, [
  complement({
    sku: 'CHI-PIG-ALGUES',
    name: 'Pigment Algues – couleur de la truffe et du pelage',
    brand: 'Musette',
    species: 'dog',
    categories: ['dogPigment'],
    lead: 'Des algues bretonnes, du cuivre et de la tyrosine pour soutenir la pigmentation.',
    story: [
      'Truffe qui s’éclaircit l’hiver, poil noir qui vire au roux : un manque de cuivre ou d’acides aminés soufrés est parfois en cause. Pigment Algues apporte ce qu’il faut à la fabrication de la mélanine.',
      'Comptez deux à trois mois, le temps qu’un poil repousse. Les effets se voient d’abord à la racine.',
    ],
    points: [
      'Ascophyllum nodosum récolté à la main',
      'Cuivre chélaté, bien assimilé',
      'Convient aux robes noires, marron et fauves',
    ],
    look: { design: 'pot', colours: ['#23483c', '#7fb08a'], variant: 6, motif: 'seaweed' },
    needs: ['Pigmentation', 'Peau et pelage'],
    format: 'Poudre',
    composition:
      'Algues Ascophyllum nodosum 45 %, levure de bière 30 %, carotte séchée 15 %, graines de lin micronisées 10 %.',
    analysis: { protein: 21, fat: 5, ash: 15, fibre: 6, moisture: 8 },
    additives:
      'Additifs nutritionnels par kg : cuivre (chélate de glycine) 1500 mg, zinc (chélate de glycine) 6000 mg, biotine 250 mg, L-tyrosine 20 000 mg.',
    directions: '2 g par 10 kg de poids et par jour, pendant trois mois. Ne pas associer à un autre apport d’iode.',
    kind: packs(['300 g', 1890], ['700 g', 3690]),
  }),
  complement({
    sku: 'CHI-PIG-NOIR',
    name: 'Robe noire – complément pigmentation',
    brand: 'Herbaë',
    species: 'dog',
    categories: ['dogPigment'],
    lead: 'Formulé pour les robes noires et bringées qui roussissent au soleil.',
    story: [
      'Le soleil et le sel décolorent ; une alimentation pauvre en cuivre n’arrange rien. Cette poudre associe ortie, fenugrec et spiruline, riches en minéraux et en pigments végétaux.',
      'À donner en cure au printemps, avant la mue.',
    ],
    points: ['Cure de deux mois', 'Spiruline de Bretagne', 'Goût herbacé, bien accepté dans une pâtée'],
    look: { design: 'pouch', colours: ['#2b2b2d', '#7fae6a'], variant: 4, motif: 'herb' },
    needs: ['Pigmentation'],
    format: 'Poudre',
    composition: 'Ortie 40 %, fenugrec 30 %, spiruline 20 %, levure de bière 10 %.',
    analysis: { protein: 32, fat: 4, ash: 11, fibre: 8, moisture: 7 },
    additives: 'Additifs nutritionnels par kg : cuivre (chélate de glycine) 1200 mg, biotine 150 mg.',
    directions: '3 g par 10 kg de poids et par jour.',
    kind: { type: 'simple', cents: 2190, net: { grams: 300 } },
  }),
  complement({
    sku: 'CHI-PIG-BLANC',
    name: 'Robe claire – taches de larmes et pelage blanc',
    brand: 'Herbaë',
    species: 'dog',
    categories: ['dogPigment', 'dogCoat'],
    lead: 'Pour les pelages blancs qui jaunissent et les coulures rousses sous les yeux.',
    story: [
      'Les taches de larmes viennent souvent d’une digestion paresseuse autant que des yeux. Camomille, canneberge et charbon végétal agissent de l’intérieur, pendant que vous nettoyez à l’extérieur.',
      'Faites d’abord vérifier les canaux lacrymaux par votre vétérinaire.',
    ],
    points: ['Sans antibiotique', 'Poudre fine à mélanger', 'Résultat après quatre à huit semaines'],
    look: { design: 'pot', colours: ['#e6d9bd', '#2f7d4f'], variant: 4, motif: 'flower' },
    needs: ['Pigmentation', 'Peau et pelage'],
    format: 'Poudre',
    isNew: true,
    composition:
      'Camomille matricaire 35 %, canneberge 25 %, levure de bière 25 %, charbon végétal 10 %, calendula 5 %.',
    analysis: { protein: 15, fat: 3, ash: 7, fibre: 12, moisture: 7 },
    additives: noAdditives,
    directions: '1 g par 5 kg de poids et par jour, pendant deux mois.',
    kind: { type: 'simple', cents: 1790, net: { grams: 120 } },
  }),
  complement({
    sku: 'CHI-PIG-ROUX',
    name: 'Robe feu – carotène et paprika doux',
    brand: 'Herbaë',
    species: 'dog',
    categories: ['dogPigment'],
    lead: 'Des caroténoïdes naturels pour les robes fauves, abricot et feu.',
    story: [
      'La carotte, le paprika doux et la tagète contiennent des pigments que le chien stocke dans sa graisse et un peu dans son poil.',
      'Associés à une huile, ils s’absorbent mieux : une cuillerée d’huile de colza suffit.',
    ],
    points: ['100 % végétal', 'Cure de six semaines', 'Sans colorant de synthèse'],
    look: { design: 'pot', colours: ['#b5552f', '#f2c14e'], variant: 7, motif: 'carrot' },
    needs: ['Pigmentation'],
    format: 'Poudre',
    composition: 'Carotte séchée 50 %, paprika doux 25 %, fleur de tagète 15 %, levure de bière 10 %.',
    analysis: { protein: 13, fat: 5, ash: 8, fibre: 11, moisture: 8 },
    additives: noAdditives,
    directions: '2 g par 10 kg de poids et par jour, avec un peu d’huile.',
    kind: { type: 'simple', cents: 1690, specialCents: 1390, net: { grams: 200 } },
  }),
])
