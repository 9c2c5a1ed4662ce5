import type { PageSource } from './page-source.ts'

/** Shown with status 404. */
export const noRoute: PageSource = {
  identifier: 'no-route',
  title: 'Page introuvable',
  heading: 'Cette page a pris la clé des champs',
  metaTitle: 'Page introuvable',
  content: `<p>L’adresse que vous avez suivie n’existe pas, ou n’existe plus. Le produit a peut-être changé de nom, ou quitté notre catalogue.</p>
<ul>
<li>Vérifiez l’adresse, ou utilisez la recherche en haut de page.</li>
<li>Repartez d’un rayon : <a href="{{store direct_url="chiens.html"}}">chiens</a>, <a href="{{store direct_url="chats.html"}}">chats</a>, <a href="{{store direct_url="chevaux.html"}}">chevaux</a>.</li>
<li>Ou <a href="mailto:bonjour@musette.example">écrivez-nous</a> : nous retrouverons ce que vous cherchez.</li>
</ul>`,
}
