import type { PageSource } from './page-source.ts'

export const shipping: PageSource = {
  identifier: 'livraison',
  title: 'Livraison',
  heading: 'Livraison : délais, tarifs, chaîne du froid',
  metaDescription:
    'Délais et tarifs de livraison de Musette : point relais, domicile, transport réfrigéré pour le BARF.',
  content: `<p>Les commandes passées avant midi, du lundi au vendredi, partent le jour même de notre entrepôt de Rennes. Un lien de suivi vous est envoyé dès la remise au transporteur ; la page <a href="{{store direct_url="orders"}}">Suivre ma commande</a> vous dit où elle en est.</p>
<h2>Tarifs</h2>
<table>
<caption>Frais de livraison en France métropolitaine, TVA comprise</caption>
<thead><tr><th scope="col">Mode</th><th scope="col">Délai</th><th scope="col">Tarif</th><th scope="col">Offert dès</th></tr></thead>
<tbody>
<tr><th scope="row">Point relais</th><td>2 à 3 jours ouvrés</td><td>3,90 €</td><td>49 €</td></tr>
<tr><th scope="row">À domicile</th><td>1 à 2 jours ouvrés</td><td>5,90 €</td><td>79 €</td></tr>
<tr><th scope="row">Transport réfrigéré</th><td>le mercredi ou le vendredi</td><td>12,90 €</td><td>120 €</td></tr>
</tbody>
</table>
<h2>Colis lourds</h2>
<p>Un point relais n’accepte pas plus de 30 kg par colis. Au-delà, ce mode n’est plus proposé, ou votre commande est partagée en plusieurs colis. Les sacs de 20 kg et plus sont livrés à domicile, au pied de l’immeuble.</p>
<h2>Produits surgelés</h2>
<p>Les rations crues ne quittent jamais −18 °C. Elles voyagent en véhicule frigorifique, uniquement à domicile et en présence d’une personne. Choisissez votre jour au moment de commander. Si votre panier contient aussi des produits secs, ils partent à part, sans supplément.</p>
<h2>Corse et outre-mer</h2>
<p>La Corse est desservie à domicile pour 9,90 €. Nous ne livrons pas encore l’outre-mer ni l’étranger.</p>
<h2>Un retard, un colis abîmé ?</h2>
<p>Émettez une réserve précise auprès du livreur, prenez une photo et <a href="mailto:bonjour@musette.example">prévenez-nous</a> sous trois jours. Passé la date annoncée, vous pouvez nous mettre en demeure de livrer dans un délai raisonnable, puis annuler la commande ; vous êtes alors remboursé sous quatorze jours.</p>`,
}
