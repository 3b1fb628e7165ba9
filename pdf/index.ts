export { drawPages, type PdfColumn, type PdfContent, type PdfTable } from './draw-pages.ts'
export { openDocument, type PdfDocument } from './open-document.ts'
