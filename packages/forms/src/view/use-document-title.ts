import { useEffect } from "react";

interface TitleInput {
  readonly hasIssues: boolean;
  readonly isThanked: boolean;
  readonly thankYouTitle: string;
}

/** Updates the document's title for the visible state: errors first (as GOV.UK does), or the thanks. */
export function useDocumentTitle({ hasIssues, isThanked, thankYouTitle }: TitleInput): void {
  useEffect(() => {
    const own = document.title;
    if (isThanked) document.title = thankYouTitle;
    else if (hasIssues) document.title = `Erreur : ${own}`;
    return () => {
      document.title = own;
    };
  }, [hasIssues, isThanked, thankYouTitle]);
}
