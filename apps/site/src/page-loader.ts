/**
 * Fetches the page's script once the page has loaded and been painted, so that it never shares the line with what is seen:
 * an inline script, since whatever stands in the document by its address is fetched at once. `data-script` has the
 * address, so that the text is the same on every page and one hash names it. A file that hangs, or a page that nobody
 * looks at, must not keep the script away for ever.
 *
 * A page in which a place is asked for is marked, `page-frame.module.css` lays all of it out at once: one that is loaded again
 * or come back to, and one with an anchor in its address, from the start or later. On any other the first view comes first,
 * and alone (`data-first`): until the script is fetched, lazy pictures below it are not asked for, nor is the map laid out.
 *
 * What is there when the parser first pauses is laid out then, by asking for a place, and not together with all the rest in
 * the task of the first frame (decision 31).
 */
export const pageLoader =
  `{const{script}=document.currentScript.dataset,root=document.documentElement,{dataset}=root,go=()=>{delete dataset.first;import(script)},` +
  `whole=()=>{delete dataset.first;dataset.whole=""};dataset.first="";if(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")whole();` +
  `addEventListener("hashchange",whole);` +
  `addEventListener("load",()=>new PerformanceObserver(go).observe({type:"paint",buffered:!0}));setTimeout(go,5e3);setTimeout(()=>root.offsetTop)}`;
