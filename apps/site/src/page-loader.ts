/**
 * Inline script that fetches the page's script after load and first paint, so that the script never delays
 * visible content. A script element with an address would be fetched at once. The address is in
 * `data-script`, so that the text and its hash are the same on every page. A time limit covers a file that
 * hangs and a page that is never painted. Firefox reports no paint of a page that opens scrolled, so half a
 * second after load counts too.
 *
 * If the visitor goes to a place in the page, `data-whole` makes `page-frame.module.css` lay out the whole
 * page at once. This covers reloads, the back button, anchors and the first key: parts laid out while Tab
 * moves on would push the focus off the screen. On any other page the first view comes alone (`data-first`).
 * Until the script is fetched, lazy pictures below the first view are not fetched and the map is not laid
 * out.
 *
 * Reading `offsetTop` forces a layout of the content that the parser has when it first pauses. Without it,
 * all content would be laid out in the first frame's task (decision 31).
 */
export const pageLoader =
  `{const{script}=document.currentScript.dataset,root=document.documentElement,{dataset}=root,go=()=>{delete dataset.first;import(script)},` +
  `whole=()=>{delete dataset.first;dataset.whole=""};dataset.first="";if(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")whole();` +
  `root.onkeydown=onhashchange=whole;` +
  `setTimeout(go,5e3);addEventListener("load",()=>{setTimeout(go,5e2);new PerformanceObserver(go).observe({type:"paint",buffered:1})});` +
  `setTimeout(()=>root.offsetTop)}`;
