import type en from '../en/contribution.ts'

const fr: Readonly<Record<keyof typeof en, string>> = {
  'contribution.title': 'Mode contribution',
  'contribution.tools': 'Outils de contribution',
  'contribution.stateFresh': 'aperçu',
  'contribution.statePublic': 'vue publique',
  'contribution.preview': 'Aperçu',
  'contribution.previewHint': 'Ce qui vient d’être enregistré, sans cache. Vous seul le voyez ainsi.',
  'contribution.autoRefresh': 'Actualisation automatique',
  'contribution.autoRefreshHint': 'Toutes les 5 secondes tant que l’onglet est visible, avec l’aperçu.',
  'contribution.xRay': 'Rayons X',
  'contribution.xRayHint': 'Encadre contenus, produits et catégories, avec leur lien vers l’administration.',
  'contribution.refresh': 'Actualiser',
  'contribution.leave': 'Quitter',
  'contribution.refreshed': 'Page actualisée.',
  'contribution.failed': 'La boutique n’a pas répondu. Réessayez dans un instant.',
  'contribution.claims':
    'À vérifier sur cette page : {words}. Un aliment ne peut pas promettre de prévenir, traiter ou guérir une maladie.',
  'contribution.outlines': 'Contenus de la page',
  'contribution.block': 'Bloc {id}',
  'contribution.page': 'Page {id}',
  'contribution.product': 'Produit {id}',
  'contribution.category': 'Catégorie {id}',
  'contribution.unwritten.PAGE':
    'Personne n’a encore écrit cette page. Dans l’administration : Contenu › Pages, identifiant {id}.',
  'contribution.unwritten.BLOCK':
    'Personne n’a encore écrit ce bloc. Dans l’administration : Contenu › Blocs, identifiant {id}.',
  'contribution.edit': 'modifier dans l’administration',
}
export default fr
