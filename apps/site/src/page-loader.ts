/**
 * Fetches the page's script once the page has loaded and been painted, so that it never shares the line with what is seen:
 * an inline script, since whatever stands in the document by its address is fetched at once. `data-script` has the
 * address, so that the text is the same on every page and one hash names it. A file that hangs, or a page that nobody
 * looks at, must not keep the script away for ever.
 *
 * A page that is loaded again or come back to is marked: `page-frame.module.css` lays all of it out at once.
 */
export const pageLoader =
  `{const{script}=document.currentScript.dataset,go=()=>import(script);` +
  `if(performance.getEntriesByType("navigation")[0]?.type!="navigate")document.documentElement.dataset.whole="";` +
  `addEventListener("load",()=>new PerformanceObserver(go).observe({type:"paint",buffered:!0}));setTimeout(go,5e3)}`;
