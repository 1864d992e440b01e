/** Plain French words from which the bench composes texts that no one will read. */
export const NOUNS =
  `accès accueil air angle appui archives arrêt ascenseur atelier auvent avis badge bac balcon banc bandeau bar barreau bassin bâtiment bois bord bouquet boulevard bouton bras bruit buffet bureau cadre café cahier canal canapé cap carreau carrefour carton casier chantier chemin chêne chiffon clavier client clou coin comptoir conseil coton coup couloir courrier cours coussin cuir départ dépôt détail dossier drap écran égout encadrement entrepôt escalier espace établi étage évier fauteuil fer feu flacon fond four foyer galet garage gardien geste goût guichet hall hangar hôtel immeuble jardin jour journal lavabo lin linge lit livre local logis loyer lundi magasin manteau marbre marché matériel matin métal métier meuble miroir mois mur musée numéro objet œil oiseau outil palier panier papier parking parquet passage patio patron pavé pays paysage peigne pied pinceau placard plafond plan plancher plateau pli poids point pont port portail poste pot pré prix produit public puits quai quartier radiateur rayon réglage repas réseau retour rez-de-jardin rideau robinet rocher rond sable sac salon savon seau seuil siège signal soin soir soleil sommet sort stade store studio sujet support tableau tabouret talus tamis tapis temps terrain théâtre tiroir tissu toit torchon tour trait travail trottoir tuyau usage vase vélo vent verger verre vestiaire village visage vitrage voisin volet voyage wagon zinc`.split(
    " ",
  );

export const ADJECTIVES =
  `actif aimable ample ancien arrondi attentif bas bavard bleu blond bref brillant brun calme carré cendré clair clos commun complet connu constant content court couvert creux curieux dense discret divers doux droit dur égal élégant entier épais étroit exact exposé faible familier ferme fidèle fin fixe fleuri fragile frais franc froid gai gris habité haut humide inégal intime jaune jeune joli large léger lent libre lisse local long lourd lumineux matinal mat mince mobile modeste moyen net neuf noir normal ombragé ordinaire ouvert pâle patient pentu petit plat plein poli populaire pratique précis pressé propre proche prudent pur rapide rare régulier rond rouge sage sain sec sévère simple sobre solide sombre souple stable terne tiède tranquille utile varié vert vide vif voisin`.split(
    " ",
  );

export const VERBS =
  `abrite accompagne accueille aère affronte agrandit aide ajoute allège anime annonce appelle approche arrange arrête assemble attend attire avance borde cache calme cède change charge choisit colore commande complète compte connaît contient contourne corrige côtoie coupe couvre demande dépasse dépose dessine devance dévoile distingue domine donne double éclaire écoute efface élève embellit emprunte encadre entoure entretient épouse équilibre essuie évite examine explique ferme filtre frôle gagne garde gêne guide habille habite honore ignore illustre imite impose indique inspire intéresse invite isole jouxte laisse lave libère limite longe loue maintient marque masque mène mérite mesure modère montre nettoie note nourrit observe occupe offre ombrage oublie ouvre partage passe peuple place polit porte pose précède prépare présente prête prolonge protège range rappelle rassemble rattrape reçoit récupère redresse réduit regarde rejoint relève relie remplace rencontre repose reprend respecte retient réunit réveille révèle salue sépare signale soigne souligne soutient suit surveille tempère tient touche traverse trouve utilise vante veille visite voit`.split(
    " ",
  );

export const LINKS =
  `avant après avec chez contre dans depuis derrière devant durant envers hormis malgré outre parmi passé pendant pour près sans sauf selon sous sur vers`.split(
    " ",
  );
