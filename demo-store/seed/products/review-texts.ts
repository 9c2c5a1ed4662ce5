/** Stars, headline, text. */
export type ReviewText = [rating: 1 | 2 | 3 | 4 | 5, summary: string, text: string]

export type ReviewTopic =
  | 'kibble'
  | 'wet'
  | 'raw'
  | 'joints'
  | 'pigment'
  | 'digestion'
  | 'coat'
  | 'care'
  | 'treats'
  | 'wear'
  | 'home'
  | 'horseFeed'
  | 'service'

/** What shoppers write, by kind of product; none names a product, a species or a sex. */
export const reviewTexts: Record<ReviewTopic, ReviewText[]> = {
  kibble: [
    [
      5,
      'Gamelle vide à chaque repas',
      'Trois mois que nous sommes passés à cette recette. Digestion impeccable, poil plus doux, et surtout plus de croquettes laissées au fond du bol.',
    ],
    [
      5,
      'Enfin une composition lisible',
      'Je lis les étiquettes et ici je comprends tout. Transition faite en une semaine, sans souci.',
    ],
    [
      4,
      'Très bien, mais le sac ferme mal',
      'La qualité est là. Un point de moins pour la fermeture, qui se décolle au bout de quinze jours.',
    ],
    [
      4,
      'Bon rapport qualité-prix',
      'Un peu plus cher qu’en grande surface, mais la ration est plus petite : au mois, je m’y retrouve.',
    ],
    [3, 'Correct', 'Mangé sans enthousiasme les premiers jours, puis l’habitude est venue. À voir sur la durée.'],
    [5, 'Conseillé par l’élevage', 'Recommandé par notre éleveuse et nous ne changerons plus. Livraison soignée.'],
    [
      2,
      'N’a pas convenu au mien',
      'Refus net après deux repas, pourtant peu difficile d’ordinaire. Le service client a été très correct.',
    ],
    [5, 'Fini les démangeaisons', 'Après des mois de grattage, la peau est calme. Je n’y croyais plus.'],
  ],
  wet: [
    [5, 'Ça sent la cuisine', 'On ouvre la boîte et on reconnaît les morceaux. Servie tiède, c’est un festin.'],
    [4, 'Texture agréable', 'Se coupe bien, pas de gelée bizarre. J’aimerais un format familial.'],
    [5, 'Parfait pour faire boire', 'Idéal l’été, le mien boit trop peu. Le bouillon part en premier.'],
    [3, 'Un peu sec', 'Bonne composition, mais je dois ajouter de l’eau.'],
    [5, 'Adopté', 'Nous alternons trois recettes et aucune n’a été boudée.'],
  ],
  raw: [
    [
      5,
      'Livré dur comme pierre',
      'Arrivé parfaitement congelé, à l’heure dite. La viande sent bon, le broyage est régulier.',
    ],
    [
      5,
      'Parfait pour débuter',
      'La transition s’est faite en trois semaines en suivant vos conseils. Selles petites et fermes.',
    ],
    [4, 'Très bien, emballage à revoir', 'Rien à dire sur la qualité. J’aimerais des portions plus faciles à séparer.'],
    [4, 'Pratique', 'Tout est dosé, je n’ai plus à calculer. Il faut juste un grand congélateur.'],
    [3, 'Créneau de livraison un peu large', 'Produit sérieux, mais attendre de 8 h à 13 h n’est pas simple.'],
  ],
  joints: [
    [5, 'Il remonte les escaliers', 'Six semaines de cure et les levers sont francs. Je renouvelle sans hésiter.'],
    [4, 'Il faut de la patience', 'Rien le premier mois, puis un vrai mieux. Facile à donner.'],
    [5, 'Une seconde jeunesse', 'Quatorze ans et de nouveau envie de jouer. Merci.'],
    [3, 'Effet discret', 'Un léger mieux par temps humide, pas davantage pour l’instant.'],
    [5, 'Bien dosé', 'J’ai comparé les milligrammes avec d’autres marques : il n’y a pas photo.'],
  ],
  pigment: [
    [5, 'Couleur retrouvée', 'La différence se voit nettement sur le nouveau poil. Comptez bien deux mois.'],
    [4, 'Brillant en plus', 'Je cherchais la couleur, j’ai aussi gagné le lustre.'],
    [3, 'À refaire au printemps', 'Un peu de reflet, mais la robe avait déjà brûlé. Je m’y prendrai plus tôt.'],
    [5, 'Photo avant, photo après', 'Les gens me demandent ce que je donne. La poudre passe très bien dans la ration.'],
  ],
  digestion: [
    [5, 'Efficace en trois jours', 'Tout est rentré dans l’ordre. J’en garde toujours une réserve.'],
    [5, 'Plus de gaz !', 'Toute la famille vous remercie.'],
    [4, 'Doux et efficace', 'Utilisé pendant un changement d’aliment, aucun souci.'],
    [3, 'Goût moyen', 'Efficace, mais il faut bien mélanger pour que ce soit mangé.'],
  ],
  coat: [
    [5, 'Un poil magnifique', 'Doux, brillant, et moins de poils sur le canapé.'],
    [5, 'Pompe très pratique', 'Une pression par repas, rien qui coule. L’odeur reste discrète.'],
    [4, 'Bon produit', 'Résultat visible après un mois. Flacon un peu petit.'],
    [4, 'Peau apaisée', 'Moins de pellicules, moins de grattage. Je continue.'],
  ],
  care: [
    [5, 'Je recommande', 'Produit sérieux, mode d’emploi clair, effet conforme à ce qui est annoncé.'],
    [4, 'Satisfaite', 'Commande reçue en deux jours, produit bien pris.'],
    [5, 'Conseils précieux', 'Merci à la dame au téléphone, qui m’a évité d’acheter trop.'],
    [3, 'Trop tôt pour juger', 'Dix jours de cure, je reviendrai compléter mon avis.'],
    [4, 'Naturel et efficace', 'Je préfère commencer par les plantes, et ici cela a suffi.'],
  ],
  treats: [
    [5, 'La récompense suprême', 'Le rappel n’a jamais été aussi rapide.'],
    [5, 'Un seul ingrédient', 'Difficile de faire plus simple. Sachet généreux.'],
    [4, 'Adorées mais vite finies', 'À cacher en hauteur : le sachet a été trouvé et vidé.'],
    [4, 'Bonne taille', 'Se coupent facilement pour l’éducation.'],
    [3, 'Un peu dures', 'Très appréciées, mais je les casse avant de les donner.'],
  ],
  wear: [
    [5, 'Belle finition', 'Coutures solides, matière agréable, taille conforme au guide.'],
    [4, 'Taille un peu petit', 'Prenez la taille au-dessus si vous hésitez. L’échange a été rapide.'],
    [5, 'Très élégant', 'On nous arrête dans la rue pour savoir d’où il vient.'],
    [4, 'Résiste à tout', 'Deux hivers de boue et toujours comme neuf.'],
    [2, 'Boucle fragile', 'Une boucle a cédé au bout de trois mois. Remplacée sans discussion.'],
  ],
  home: [
    [5, 'Solide et joli', 'Trouve sa place dans la maison sans crier « animalerie ».'],
    [5, 'Adopté en une minute', 'À peine posé, déjà occupé.'],
    [4, 'Bonne qualité', 'Un peu cher, mais c’est fait pour durer.'],
    [3, 'Correct', 'Couleur légèrement différente de la photo. Sinon rien à redire.'],
  ],
  horseFeed: [
    [5, 'Toute l’écurie en redemande', 'Sacs bien remplis, granulés sans poussière, et des chevaux en état.'],
    [4, 'Sérieux', 'Étiquette claire, peu d’amidon : c’est ce que je cherchais.'],
    [5, 'Très appétent', 'Même la plus difficile vide sa mangeoire.'],
    [4, 'Livraison à l’écurie', 'Le livreur a posé les sacs dans la sellerie, merci à lui.'],
    [3, 'Prix en hausse', 'Toujours bon, mais le tarif a bien augmenté depuis deux ans.'],
  ],
  service: [
    [5, 'Très à l’écoute', 'Une demi-heure bien remplie, un bilan écrit clair. J’y vois enfin clair dans la ration.'],
    [5, 'Complet et pratique', 'Tout est expliqué simplement, les tableaux sont sur la porte du réfrigérateur.'],
    [4, 'Utile', 'J’aurais aimé un peu plus d’exemples, mais l’essentiel y est.'],
  ],
}

/** First names and initials, as people sign. */
export const nicknames = [
  'Camille R.',
  'Léa',
  'Jean-Marc',
  'Sophie 35',
  'Nadia B.',
  'Thomas',
  'Élodie et Gaspard',
  'Martine',
  'Yann',
  'Claire D.',
  'Les Tilleuls',
  'Hugo',
  'Maëlle',
  'Patrick L.',
  'Inès',
  'Bérénice',
  'Anne-So',
  'Karim',
  'Odile',
  'Rémi',
  'Fanny',
  'Gwenaël',
] as const
