import { buildRange } from './build.ts'

/** Dry food for dogs. */
export const dogsKibble = buildRange(1000, [
  {
    sku: 'CHI-CRO-POULET',
    name: 'Croquettes Poulet fermier et riz – chien adulte',
    brand: 'Musette',
    species: 'dog',
    categories: ['dogKibbleAdult'],
    lead: 'La recette d’entretien de la maison : du poulet en premier ingrédient, du riz bien cuit et rien de superflu.',
    story: [
      'C’est par elle que tout a commencé. Une croquette de taille moyenne, cuite à basse température, que les chiens croquent au lieu de l’avaler et que la plupart digèrent sans histoire.',
      'Le poulet vient d’élevages de l’ouest de la France et compte pour près de la moitié de la recette. Le riz, très digeste, fournit l’énergie ; la pulpe de betterave et la chicorée entretiennent la flore intestinale.',
      'Pour passer d’un autre aliment à celui-ci, mélangez les deux pendant sept jours en augmentant peu à peu la part de la nouvelle recette.',
    ],
    points: [
      '48 % de poulet, dont 22 % de viande fraîche',
      'Sans colorant ni arôme de synthèse',
      'Convient aux chiens de 8 à 35 kg dès 12 mois',
      'Sac refermable en papier kraft doublé',
    ],
    look: { design: 'bag', colours: ['#2f7d4f', '#e9b44c'], variant: 1, motif: 'chicken' },
    age: 'Adulte',
    needs: ['Digestion'],
    protein: 'Poulet',
    format: 'Croquettes',
    flavour: 'Volaille',
    feed: {
      kind: 'Aliment complet',
      composition:
        'Poulet 48 % (viande fraîche 22 %, viande déshydratée 26 %), riz 21 %, maïs, graisse de poulet 7 %, pulpe de betterave, œuf entier séché, huile de saumon 1,5 %, racine de chicorée (source de fructo-oligosaccharides) 0,5 %, levure de bière, minéraux.',
      analysis:
        'Protéine brute 27 %, matières grasses brutes 15,5 %, cendres brutes 6,8 %, cellulose brute 2,6 %, humidité 8 %, calcium 1,3 %, phosphore 1 %, oméga 6 2,6 %, oméga 3 0,5 %.',
      additives:
        'Additifs nutritionnels par kg : vitamine A 15 000 UI, vitamine D3 1 200 UI, vitamine E 250 mg, cuivre (sulfate de cuivre) 9 mg, zinc (chélate) 90 mg, iode 1,5 mg, sélénium 0,1 mg. Antioxydants : extraits riches en tocophérols d’origine naturelle.',
      directions:
        'Ration journalière indicative pour un adulte actif : 10 kg, 155 g ; 20 kg, 260 g ; 30 kg, 350 g. À répartir en deux repas, avec de l’eau fraîche à volonté.',
      energy: 3820,
    },
    kind: {
      type: 'packs',
      packs: [
        { label: '2 kg', net: { grams: 2000 }, cents: 1690 },
        { label: '6 kg', net: { grams: 6000 }, cents: 4290 },
        { label: '12 kg', net: { grams: 12000 }, cents: 7490, specialCents: 6590 },
      ],
    },
  },
  {
    sku: 'CHI-CRO-AGNEAU',
    name: 'Croquettes Agneau et patate douce – chien sensible',
    brand: 'Musette',
    species: 'dog',
    categories: ['dogKibbleAdult'],
    lead: 'Une seule protéine animale et pas de céréales, pour les chiens qui se grattent ou digèrent mal.',
    story: [
      'Quand un chien se gratte, la gamelle est souvent la première piste. Cette recette ne contient qu’une viande, l’agneau, et remplace les céréales par la patate douce et le pois.',
      'L’huile de lin et l’huile de saumon apportent des acides gras oméga 3 qui contribuent à la souplesse de la peau. Le yucca, en petite quantité, limite les odeurs des selles.',
    ],
    points: [
      '46 % d’agneau, unique source de protéines animales',
      'Sans céréales, sans poulet, sans bœuf',
      'Croquettes de 11 mm pour les petits et moyens chiens',
    ],
    look: { design: 'bag', colours: ['#7b4a63', '#e6c9a8'], variant: 2, motif: 'lamb' },
    age: 'Adulte',
    needs: ['Digestion', 'Peau et pelage'],
    protein: 'Agneau',
    grainFree: true,
    format: 'Croquettes',
    flavour: 'Viande rouge',
    feed: {
      kind: 'Aliment complet',
      composition:
        'Agneau 46 % (viande déshydratée 28 %, viande fraîche 18 %), patate douce 24 %, pois, graisse d’agneau, graines de lin 3 %, pulpe de pomme, huile de saumon 1 %, levure de bière, minéraux, racine de chicorée, yucca 0,02 %.',
      analysis:
        'Protéine brute 26 %, matières grasses brutes 14 %, cendres brutes 8,4 %, cellulose brute 3,4 %, humidité 8 %, calcium 1,7 %, phosphore 1,1 %, oméga 6 2,1 %, oméga 3 1,1 %.',
      additives:
        'Additifs nutritionnels par kg : vitamine A 16 000 UI, vitamine D3 1 200 UI, vitamine E 300 mg, zinc (chélate) 110 mg, cuivre (chélate) 10 mg, iode 1,5 mg. Antioxydants : extraits riches en tocophérols d’origine naturelle.',
      directions:
        'Ration journalière indicative : 5 kg, 95 g ; 10 kg, 160 g ; 20 kg, 270 g. Transition progressive sur dix jours chez le chien sensible.',
      energy: 3710,
    },
    kind: {
      type: 'packs',
      packs: [
        { label: '2 kg', net: { grams: 2000 }, cents: 2190 },
        { label: '6 kg', net: { grams: 6000 }, cents: 5690 },
        { label: '12 kg', net: { grams: 12000 }, cents: 9890, stock: 3 },
      ],
    },
  },
])
