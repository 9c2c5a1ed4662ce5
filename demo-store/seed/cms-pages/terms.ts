import type { PageSource } from './page-source.ts'

export const terms: PageSource = {
  identifier: 'cgv',
  title: 'Conditions générales de vente',
  heading: 'Conditions générales de vente',
  metaDescription: 'Conditions générales de vente de la boutique Musette, version du 1er octobre 2026.',
  content: `<p>Version du 1<sup>er</sup> octobre 2026. La version en vigueur au jour de la commande est jointe à l’e-mail de confirmation, sur support durable.</p>
<h2>1. Objet</h2>
<p>Ces conditions régissent les ventes conclues sur la boutique Musette entre Musette SAS et tout consommateur résidant en France.</p>
<h2>2. Produits</h2>
<p>Chaque fiche présente les caractéristiques essentielles du produit. Pour les aliments, elle donne avant l’achat les mentions prévues par le règlement (CE) n° 767/2009 : type d’aliment, espèce, composition, constituants analytiques, additifs, mode d’emploi, quantité nette et responsable de l’étiquetage.</p>
<h2>3. Prix</h2>
<p>Les prix sont en euros, toutes taxes comprises, hors frais de livraison indiqués avant la validation. Lors d’une réduction, le prix barré est le prix le plus bas pratiqué pendant les trente jours précédents (article L. 112-1-1 du code de la consommation). Sur les aliments, l’avantage promotionnel ne dépasse pas 34 % du prix de vente.</p>
<h2>4. Commande</h2>
<p>Vous composez votre panier, vérifiez son contenu et son total, corrigez d’éventuelles erreurs, puis confirmez par le bouton « Commande avec obligation de paiement ». Le contrat est conclu à cet instant. Un e-mail le récapitule aussitôt.</p>
<h2>5. Paiement</h2>
<p>Le paiement s’effectue par carte bancaire ou portefeuille électronique, auprès d’un prestataire agréé. La carte est débitée à l’expédition.</p>
<h2>6. Livraison</h2>
<p>Les modes, délais et tarifs figurent à la page <a href="{{store direct_url="livraison"}}">Livraison</a>. Le risque vous est transféré lorsque vous prenez physiquement possession du colis.</p>
<h2>7. Droit de rétractation</h2>
<p>Vous pouvez vous rétracter dans les quatorze jours de la réception, par exemple <a href="{{store direct_url="retractation"}}">en ligne</a>, sans frais et sans compte, selon les modalités et sous les exceptions exposées à la page <a href="{{store direct_url="retours"}}">Retours et rétractation</a>.</p>
<h2>8. Garanties légales</h2>
<p>Le consommateur dispose d’un délai de deux ans à compter de la délivrance du bien pour obtenir la mise en œuvre de la garantie légale de conformité en cas d’apparition d’un défaut. Durant ce délai, il n’est tenu d’établir que l’existence du défaut et non la date de son apparition. Il a droit à la réparation ou au remplacement du bien sous trente jours, sans frais ni inconvénient majeur, et, à défaut, à une réduction du prix ou à un remboursement.</p>
<p>Il bénéficie également de la garantie légale des vices cachés (articles 1641 à 1649 du code civil), pendant deux ans à compter de la découverte du défaut.</p>
<h2>9. Contenus numériques et rendez-vous</h2>
<p>L’accès à un fichier est ouvert dès le paiement, après votre accord exprès et votre renoncement au droit de rétractation. Un rendez-vous peut être déplacé jusqu’à 24 heures avant l’heure prévue.</p>
<h2>10. Réclamations et médiation</h2>
<p>Adressez d’abord votre réclamation à <a href="mailto:bonjour@musette.example">bonjour@musette.example</a> ou au <a href="tel:+33199000017">01 99 00 00 17</a>. Sans réponse satisfaisante sous deux mois, vous pouvez saisir sans frais le médiateur de la consommation : Médiation du Commerce de Proximité, 5 allée des Accords, 75000 Paris, <a href="https://mediation.musette.example/">mediation.musette.example</a>.</p>
<h2>11. Droit applicable</h2>
<p>Le contrat est soumis au droit français. En cas de litige, vous pouvez saisir le tribunal du lieu où vous demeuriez lors de la conclusion du contrat.</p>`,
}
