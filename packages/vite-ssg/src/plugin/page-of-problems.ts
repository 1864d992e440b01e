import { NO_PAGE } from "../client/dev-messages.ts";

/**
 * The stand-in at an address without a page while the content has errors, since an error may be the reason.
 * The problems cover it, and the page replaces it once it can be made.
 */
export const PAGE_OF_PROBLEMS = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="${NO_PAGE}" content="">
    <title>Pas encore de page</title>
  </head>
  <body style="font-family: system-ui, sans-serif; margin: 2rem">
    <main>
      <h1>Pas encore de page à cette adresse</h1>
      <p>Le contenu a des erreurs : le terminal les montre aussi. Une fois corrigé, il s’affiche ici.</p>
    </main>
  </body>
</html>
`;
