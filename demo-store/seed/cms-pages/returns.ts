import type { PageSource } from './page-source.ts'

export const returns: PageSource = {
  identifier: 'retours',
  title: 'Retours et rétractation',
  heading: 'Retours, rétractation et remboursement',
  metaDescription:
    'Quatorze jours pour changer d’avis : comment renoncer à votre contrat, quels produits sont exclus, sous quel délai vous êtes remboursé.',
  content: `<p>Vous disposez de <strong>quatorze jours</strong> à compter de la réception pour changer d’avis, sans avoir à vous justifier (articles L. 221-18 et suivants du code de la consommation).</p>
<h2>Renoncer au contrat</h2>
<p>Le plus simple est de <a href="{{store direct_url="retractation"}}">renoncer au contrat ici</a> : un formulaire, un bouton pour confirmer, et un accusé de réception daté, à l’écran et par e-mail. Vous pouvez aussi nous écrire à <a href="mailto:bonjour@musette.example">bonjour@musette.example</a> en indiquant votre numéro de commande, ou utiliser le formulaire type reproduit ci-dessous.</p>
<p>Vous avez ensuite quatorze jours pour nous renvoyer les articles à : Musette SAS, service retours, 12 rue des Bourreliers, 35000 Rennes. Les frais de renvoi sont à votre charge, sauf erreur ou défaut.</p>
<h2>Ce qui ne peut pas être repris</h2>
<ul>
<li>les produits surgelés et périssables ;</li>
<li>les aliments et compléments descellés après la livraison, pour des raisons d’hygiène et de santé ;</li>
<li>les objets gravés ou brodés à votre demande ;</li>
<li>les contenus numériques dont le téléchargement a commencé avec votre accord.</li>
</ul>
<p>Un aliment sorti de notre entrepôt n’est jamais remis en vente : s’il est intact, nous le remboursons et le donnons à un refuge.</p>
<h2>Remboursement</h2>
<p>Nous remboursons le prix et les frais de livraison standard par le moyen de paiement d’origine, au plus tard quatorze jours après avoir été informés de votre décision ; nous pouvons attendre d’avoir reçu les articles ou la preuve de leur envoi.</p>
<h2>Formulaire type de rétractation</h2>
<blockquote><p>À l’attention de Musette SAS, 12 rue des Bourreliers, 35000 Rennes, bonjour@musette.example :<br>je vous notifie par la présente ma rétractation du contrat portant sur la vente des biens suivants, commandés le … et reçus le … ; nom et adresse ; date et signature (en cas d’envoi sur papier).</p></blockquote>
<h2>Produit défectueux</h2>
<p>La garantie légale de conformité s’applique pendant deux ans, et celle des vices cachés pendant deux ans à compter de leur découverte. Les détails figurent dans nos <a href="{{store direct_url="cgv"}}">conditions générales de vente</a>.</p>`,
}
