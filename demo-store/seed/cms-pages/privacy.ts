import type { PageSource } from './page-source.ts'

export const privacy: PageSource = {
  identifier: 'confidentialite',
  title: 'Données personnelles et cookies',
  heading: 'Vos données, vos choix',
  metaDescription: 'Quelles données Musette traite, pourquoi, combien de temps, et comment exercer vos droits.',
  content: `<p>Musette SAS, 12 rue des Bourreliers, 35000 Rennes, est responsable du traitement de vos données. Notre déléguée à la protection des données répond à <a href="mailto:donnees@musette.example">donnees@musette.example</a>.</p>
<h2>Ce que nous traitons, et pourquoi</h2>
<table>
<caption>Finalités, bases légales et durées de conservation</caption>
<thead><tr><th scope="col">Finalité</th><th scope="col">Base légale</th><th scope="col">Durée</th></tr></thead>
<tbody>
<tr><th scope="row">Commandes, livraison, service client</th><td>Contrat</td><td>5 ans après la dernière commande</td></tr>
<tr><th scope="row">Factures</th><td>Obligation légale</td><td>10 ans</td></tr>
<tr><th scope="row">Lettre d’information</th><td>Consentement</td><td>Jusqu’à la désinscription</td></tr>
<tr><th scope="row">Avis sur les produits</th><td>Intérêt légitime</td><td>3 ans</td></tr>
<tr><th scope="row">Mesure d’audience</th><td>Consentement</td><td>25 mois au plus</td></tr>
</tbody>
</table>
<h2>Qui les reçoit</h2>
<p>Nos équipes, nos transporteurs pour la livraison, notre prestataire de paiement pour l’encaissement. Aucune donnée n’est vendue, aucune ne quitte l’Union européenne.</p>
<h2>Cookies</h2>
<p>Un cookie indispensable garde votre panier et votre session. Tout autre cookie attend votre accord : refuser est aussi simple qu’accepter, et votre choix est redemandé au bout de six mois. Vous pouvez le modifier à tout moment depuis le pied de page.</p>
<h2>Vos droits</h2>
<p>Vous pouvez accéder à vos données, les rectifier, les effacer, en limiter le traitement, vous y opposer et en demander une copie. Écrivez à <a href="mailto:bonjour@musette.example">bonjour@musette.example</a> pour en recevoir une copie ou en demander la suppression : nous répondons sous un mois. En cas de désaccord, vous pouvez saisir la CNIL.</p>`,
}
