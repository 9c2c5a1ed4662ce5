import type { Texts } from '../texts.ts'

export const fr: Texts = {
  title: 'Comparaison de deux boutiques',
  old: 'ancienne',
  new: 'nouvelle',
  made: 'Établi le',
  compared: 'pages comparées',
  interrupted: 'Ce relevé a été interrompu : le rapport contient ce qui a été lu jusque-là.',
  noDifference: 'Aucune différence trouvée.',
  summary: 'Résumé',
  ratings: {
    error: { one: 'erreur', many: 'erreurs', means: 'coûte des commandes ou du référencement' },
    warning: { one: 'avertissement', many: 'avertissements', means: 'à vérifier avant la bascule' },
    note: { one: 'remarque', many: 'remarques', means: 'pour information' },
  },
  differences: 'Différences',
  rest: 'Afficher toutes les autres :',
  more: 'Absentes d’ici, mais présentes dans les données (--json) :',
  pagesByKind: 'Pages de l’ancienne boutique, et combien ont des erreurs ou des avertissements',
  kind: 'Type',
  pages: 'Pages',
  kinds: {
    home: 'Accueil',
    category: 'Catégories',
    product: 'Produits',
    content: 'Contenus',
    service: 'Compte, panier, recherche',
    file: 'Fichiers',
    other: 'Autres',
  },
  medians: 'Poids et temps (médianes)',
  measure: 'Mesure',
  measures: { bytes: 'HTML, en ko', pictures: 'Images', scripts: 'Scripts', ms: 'Temps jusqu’au HTML, en ms' },
  onlyNew: 'Adresses propres à la nouvelle boutique',
  onlyNewMeans: 'D’après ses sitemaps et ses liens ; l’ancienne boutique n’y a rien. Il n’y a rien à faire.',
  limits: 'Ce qui n’a pas été examiné',
  limit: {
    interrupted: 'Le relevé a été interrompu.',
    minutes: 'Le temps était écoulé (--minutes).',
    pages: 'Pages au-delà du nombre à comparer (--pages)',
    depth: 'Pages à trop de liens de distance (--depth)',
    addresses: 'Adresses au-delà de ce qu’un relevé retient',
    robots: 'Adresses interdites par robots.txt (--ignore-robots)',
    queries: 'Liens avec des paramètres, comme les filtres et les tris',
    elsewhere: 'Liens vers d’autres hôtes',
    credentials: 'Liens dont l’adresse contient un nom ou un mot de passe',
    schemes: 'Liens qui ne mènent à aucune page (mailto:, tel:, javascript: …)',
    'sitemap-unread': 'Sitemaps illisibles',
    'sitemap-circle': 'Sitemaps qui se citent eux-mêmes',
    'sitemap-size': 'Sitemaps trop volumineux',
    'sitemap-count': 'Sitemaps au-delà du centième',
    checks: 'Liens et images au-delà du nombre à vérifier (--checks)',
  },
  rules: {
    missing: {
      says: 'Des pages manquent',
      advice:
        'Les visiteurs et les moteurs qui arrivent à ces adresses ne trouvent rien. Publiez la page, ou ajoutez dans Magento une redirection permanente vers celle qui la remplace (Marketing > URL Rewrites).',
    },
    failing: {
      says: 'Des pages échouent',
      advice: 'La nouvelle boutique répond par une erreur. Son journal dit pourquoi.',
    },
    'not-mapped': {
      says: 'Des adresses du plan ne sont pas redirigées',
      advice:
        'Le plan dit où vont ces adresses. Ajoutez des redirections permanentes dans Magento (Marketing > URL Rewrites).',
    },
    'redirect-home': {
      says: 'Des pages sont redirigées vers l’accueil',
      advice: 'Pour les moteurs, la page manque. Redirigez chacune vers celle qui la remplace.',
    },
    'redirect-kind': {
      says: 'Des adresses mènent à un autre type de page',
      advice:
        'Un produit qui mène à une catégorie, par exemple, perd sa place dans les résultats. Redirigez vers ce que l’on cherche.',
    },
    'redirect-elsewhere': {
      says: 'Des redirections quittent la boutique, ou mènent ailleurs qu’avant',
      advice: 'Vérifiez la cible de ces redirections.',
    },
    'redirect-loop': {
      says: 'Des redirections sont sans fin',
      advice: 'Les navigateurs abandonnent. Retirez la boucle des réécritures d’URL.',
    },
    noindex: {
      says: 'Des pages sont exclues des moteurs',
      advice:
        'Ces pages disent « noindex », contrairement à celles de l’ancienne boutique. Autorisez-les avant la bascule.',
    },
    disallowed: {
      says: 'Des pages sont interdites par robots.txt',
      advice: 'Les moteurs peuvent lire ces pages dans l’ancienne boutique, pas dans la nouvelle.',
    },
    'canonical-wrong': {
      says: 'Des adresses canoniques sont fausses',
      advice:
        'Les moteurs montrent l’adresse canonique à la place de la page. Ce doit être la page elle-même, ou ce que l’ancienne boutique indique.',
    },
    price: { says: 'Des prix diffèrent', advice: 'Vérifiez taxes, devise, promotions et groupes de clients.' },
    unavailable: {
      says: 'Des produits ne sont plus disponibles',
      advice: 'Vérifiez le stock et le site de ces produits.',
    },
    'missing-unlisted': {
      says: 'Des pages manquent, que les moteurs ne montrent pas',
      advice: 'L’ancienne boutique les exclut des moteurs. Des visiteurs ont pu les garder en favori.',
    },
    'redirect-temporary': {
      says: 'Des redirections sont temporaires',
      advice: 'Les moteurs gardent longtemps l’ancienne adresse. Rendez la redirection permanente (301).',
    },
    'redirect-chain': {
      says: 'Des redirections s’enchaînent',
      advice: 'Redirigez l’ancienne adresse directement vers la dernière.',
    },
    'redirect-gone': {
      says: 'Des redirections de l’ancienne boutique manquent',
      advice: 'L’ancienne boutique redirige ces adresses, la nouvelle y a une page.',
    },
    'robots-closed': {
      says: 'robots.txt interdit toute la boutique',
      advice: 'C’est juste pour une copie d’essai. Après la bascule, elle doit être ouverte.',
    },
    'other-host': {
      says: 'La nouvelle boutique indique un autre hôte comme adresse',
      advice: 'Vérifiez que c’est bien l’adresse qu’elle aura.',
    },
    indexed: { says: 'Des pages sont ouvertes aux moteurs', advice: 'L’ancienne boutique les exclut (« noindex »).' },
    nofollow: {
      says: 'Les liens de certaines pages ne sont pas suivis',
      advice: 'Ces pages disent « nofollow », contrairement à celles de l’ancienne boutique.',
    },
    'canonical-missing': { says: 'Des adresses canoniques manquent', advice: 'L’ancienne boutique en indique une.' },
    'hreflang-missing': {
      says: 'Des langues manquent',
      advice: 'L’ancienne boutique indique la page dans cette langue (hreflang).',
    },
    'hreflang-wrong': {
      says: 'Des langues mènent ailleurs',
      advice: 'L’adresse dans cette langue (hreflang) est une autre.',
    },
    'price-missing': {
      says: 'Des prix manquent dans les données structurées',
      advice: 'Les moteurs montrent le prix de l’ancienne boutique et ne peuvent pas lire celui de la nouvelle.',
    },
    available: {
      says: 'Des produits sont de nouveau disponibles',
      advice: 'L’ancienne boutique les dit épuisés. Vérifiez le stock.',
    },
    'title-missing': { says: 'Des titres manquent', advice: 'Saisissez un méta-titre dans Magento.' },
    title: { says: 'Des titres diffèrent', advice: 'Le titre est la première ligne des résultats de recherche.' },
    'description-missing': {
      says: 'Des méta-descriptions manquent',
      advice: 'Saisissez une méta-description dans Magento.',
    },
    'heading-missing': { says: 'Des titres de page manquent', advice: 'La page n’a pas de h1.' },
    heading: {
      says: 'Des titres de page diffèrent',
      advice: 'Le h1 dit aux visiteurs et aux moteurs de quoi parle la page.',
    },
    'data-missing': {
      says: 'Des données structurées manquent',
      advice:
        'Les moteurs en tirent étoiles, chemins et prix. Les types nommés ici n’existent que dans l’ancienne boutique.',
    },
    'properties-missing': {
      says: 'Des données structurées sont incomplètes',
      advice: 'Les moteurs exigent ces propriétés.',
    },
    'alt-missing': { says: 'Des images n’ont pas de texte alternatif', advice: 'L’attribut alt manque.' },
    'link-broken': {
      says: 'Des liens ne mènent à rien',
      advice: 'Entre parenthèses : combien de pages ont ce lien, et lesquelles.',
    },
    'picture-broken': {
      says: 'Des images sont absentes',
      advice: 'Entre parenthèses : combien de pages montrent l’image, et lesquelles.',
    },
    slower: {
      says: 'La nouvelle boutique est plus lente',
      advice:
        'Temps médian jusqu’au HTML, chaque page étant demandée une fois. Comparez des machines semblables, aux caches aussi remplis.',
    },
    moved: {
      says: 'Des pages ont changé d’adresse',
      advice: 'Chacune est redirigée vers une autre page du même type.',
    },
    'title-suffix': {
      says: 'Les titres finissent autrement',
      advice: 'Le nom de la boutique, le même sur la plupart des pages.',
    },
    description: { says: 'Des méta-descriptions diffèrent', advice: 'Les moteurs les montrent sous le titre.' },
    'availability-missing': {
      says: 'La disponibilité manque dans les données structurées',
      advice: 'L’ancienne boutique la donne.',
    },
    alt: {
      says: 'Des textes alternatifs diffèrent',
      advice: 'Un texte vide est juste si les mêmes mots sont à côté de l’image.',
    },
    heavier: { says: 'Des pages sont plus lourdes', advice: 'De moitié et plus : HTML ou scripts.' },
    'cut-off': {
      says: 'Des pages ont été lues en partie',
      advice: 'Elles dépassent --megabytes, ou sont trop imbriquées.',
    },
    charset: {
      says: 'Des pages ne sont pas en UTF-8',
      advice: 'Elles ont été lues dans le jeu de caractères qu’elles indiquent.',
    },
    'old-broken': { says: 'Des pages de l’ancienne boutique ne marchent pas', advice: 'Il n’y a rien à comparer.' },
  },
}
