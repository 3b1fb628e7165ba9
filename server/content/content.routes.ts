import type { FastifyInstance } from 'fastify'
import * as documents from '#contract/capi-v1/static-document.ts'
import * as files from '#contract/onling-v2/static-files.ts'
import * as pages from '#contract/play-v1/content.ts'
import * as ofTerms from '#contract/play-v1/terms.ts'
import * as staff from '#contract/play-v1/staff-content.ts'
import * as synonyms from '#contract/play-v1/staff-synonyms.ts'
import * as studio from '#contract/play-v1/staff-look.ts'
import * as words from '#contract/play-v1/staff-texts.ts'
import { requestOf, type Approvals } from '#server/approvals/index.ts'
import { serve, takeUploads } from '#server/kernel/index.ts'
import { listDocumentTypes, openDocument, uploadDocument } from './files/hall-documents.ts'
import { deleteFile, openFile, uploadFile } from './files/static-files.ts'
import { filesListed } from './files/list-files.ts'
import { contentListed } from './list-content.ts'
import { exportBrand } from './looks/export-brand.ts'
import { readLook } from './looks/read-look.ts'
import { saveLook } from './looks/save-look.ts'
import { showLook } from './looks/show-look.ts'
import { tryLook } from './looks/try-look.ts'
import type { ContentNeeds } from './needs.ts'
import { readPage, readStamp, type StampNeeds } from './pages/read-page.ts'
import { keepPageText, showProductText } from './pages/judge-product-text.ts'
import { savePage } from './pages/save-page.ts'
import { previewContent } from './preview-content.ts'
import { publishAction } from './publish-content.ts'
import { listPlaces, readSection } from './sections/read-section.ts'
import { showSections } from './sections/show-sections.ts'
import { createSection, saveSection } from './sections/write-section.ts'
import { acceptTerms } from './terms/accept-terms.ts'
import { showTermsToAccept } from './terms/show-to-accept.ts'
import { showNotified } from './terms/show-notified.ts'
import type { TermsInForce } from './terms/terms-in-force.ts'
import { compareVersions, showContent, showVersion } from './show-content.ts'
import { readSynonyms, saveSynonyms, showSynonyms, type WriteNeeds } from './synonyms/synonyms.ts'
import { listTexts } from './texts/list-texts.ts'
import { readTexts } from './texts/read-texts.ts'
import { saveTexts } from './texts/save-texts.ts'
import { showTexts } from './texts/show-texts.ts'
import { tryTexts } from './texts/try-texts.ts'
import { withdrawAction } from './withdraw-content.ts'

type RouteNeeds = ContentNeeds & StampNeeds & Pick<WriteNeeds, 'isTag'>

/** Mounts the calls about files, documents of venues, pages and sections: public ones, and those of staff. */
export function contentRoutes(
  app: FastifyInstance,
  needs: RouteNeeds & { readonly terms: Pick<TermsInForce, 'first'> },
  approvals: Approvals,
): void {
  takeUploads(app, (scope) => {
    serve(scope, files.uploadFile, (input) => uploadFile(needs, input))
    serve(scope, documents.uploadDocument, (input) => uploadDocument(needs, input))
  })
  serve(app, files.deleteFile, (input) => deleteFile(needs, input))
  // Before the GET route, which would add its own HEAD route.
  serve(app, files.checkFile, (input) => openFile(needs, input))
  serve(app, files.getFile, (input) => openFile(needs, input))
  serve(app, documents.getDocumentTypes, () => listDocumentTypes(needs))
  serve(app, documents.getDocument, (input) => openDocument(needs, input))

  serve(app, pages.getPage, (input) => readPage(needs, input))
  serve(app, pages.getStamp, () => readStamp(needs))
  serve(app, pages.getSynonyms, () => showSynonyms(needs))
  serve(app, pages.getLook, (input) => showLook(needs, input))
  serve(app, pages.getTexts, (input) => showTexts(needs, input))
  serve(app, pages.getSections, (input) => showSections(needs, input))
  const terms = { ...needs, first: needs.terms.first }
  serve(app, ofTerms.getTermsToAccept, ({ caller, query }) => showTermsToAccept(terms, caller.playerId, query.language))
  serve(app, ofTerms.acceptTerms, (input) => acceptTerms(terms, input))
  staffRoutes(app, needs, approvals)
}

function staffRoutes(app: FastifyInstance, needs: RouteNeeds, approvals: Approvals): void {
  const list = contentListed(needs)
  serve(app, staff.listContent, ({ query, caller }) => list.page(query, caller))
  const files = filesListed(needs)
  serve(app, staff.listFiles, ({ query, caller }) => files.page(query, caller))
  serve(app, staff.getContent, (input) => showContent(needs, input))
  serve(app, staff.getVersion, (input) => showVersion(needs, input))
  serve(app, staff.getTermsTold, (input) => showNotified(needs, input))
  serve(app, staff.compareVersions, (input) => compareVersions(needs, input))
  serve(app, staff.getProductText, (input) => showProductText(needs, input))
  serve(app, staff.keepPageText, (input) => keepPageText(needs, input))
  serve(app, staff.savePage, (input) => savePage(needs, input))
  serve(app, staff.createSection, (input) => createSection(needs, input))
  serve(app, staff.saveSection, (input) => saveSection(needs, input))
  serve(app, staff.getSection, (input) => readSection(needs, input))
  serve(app, staff.getPlaces, () => listPlaces(needs))
  serve(app, staff.previewContent, (input) => previewContent(needs, input))

  serve(app, synonyms.getSynonyms, () => readSynonyms(needs))
  serve(app, synonyms.saveSynonyms, (input) => saveSynonyms(needs, input))
  serve(app, studio.getLook, (input) => readLook(needs, input))
  serve(app, studio.tryLook, (input) => tryLook(needs, input))
  serve(app, studio.saveLook, (input) => saveLook(needs, input))
  serve(app, studio.exportBrand, (input) => exportBrand(needs, input))
  serve(app, words.getTexts, (input) => readTexts(needs, input))
  serve(app, words.listTexts, (input) => listTexts(needs, input))
  serve(app, words.tryTexts, (input) => tryTexts(needs, input))
  serve(app, words.saveTexts, (input) => saveTexts(needs, input))

  const publish = approvals.register(publishAction(needs))
  serve(app, staff.publishContent, (input) => {
    const { contentId, version, from, until, isCorrection = false } = input.body
    return publish({ contentId: contentId.toLowerCase(), version, from, until, isCorrection }, requestOf(input))
  })
  const withdraw = approvals.register(withdrawAction(needs))
  serve(app, staff.withdrawContent, (input) =>
    withdraw({ publicationId: input.body.publicationId.toLowerCase() }, requestOf(input)),
  )
}
