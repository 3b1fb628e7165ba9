import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { leaveRouterFunctionsOut } from './server/leave-router-functions-out.ts'
import { leaveRouterPartsOut } from './server/leave-router-parts-out.ts'
import { leaveSchemasOut } from './server/leave-schemas-out.ts'

export default defineConfig({
  plugins: [tailwindcss(), leaveSchemasOut(), leaveRouterPartsOut(), leaveRouterFunctionsOut(), reactRouter()],
  resolve: {
    // Messages are compiled on the server, so the browser needs no ICU parser (−7 kB).
    alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
  },
  ssr: { noExternal: ['use-intl'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Two files that every page needs compress better, and start sooner, than thirty.
            codeSplitting: {
              groups: [
                {
                  name: 'base',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|use-intl|icu-minify|@formatjs|cookie)\//,
                  priority: 2,
                },
                {
                  name: 'shell',
                  test: /\/(src\/shell\/(?!launch|shutdown|signed-in|session|stop|level|gamif|analytics|login-m|player-s|page-setup|page-form|press-panic|read-amount|choice|countries|upload-file|finish-sign|prefetch|background|field|failure|mark-fields|explain|api|follow|forget|address|suggest-address|move-choice|use-address|field-problems|reading|reply-or|card-number|pin-|back-to)|ui\/(?!button\.))|\/money\/(?!.*test)|preload-helper|lobby\/(?:tag-name|jackpot-strip|filters|game-tile|pick-games|own-games|use-rtp|choose-badge|favourites)/,
                  priority: 1,
                  minShareCount: 2,
                },
                {
                  // What forms are made of: a name less in every page's list of files.
                  name: 'forms',
                  test: /src\/shell\/(?:field|failure|mark-fields|explain|page-form|reading|reply-or|read-amount|unsent)|ui\/button\.tsx/,
                  priority: 1,
                  minShareCount: 2,
                },
                {
                  // What starts after the page has loaded, in one request.
                  name: 'after',
                  test: /src\/shell\/(?:background|analytics|page-setup|prefetch-games)/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  // A data: address would need its own word in the content security policy.
  build: { assetsInlineLimit: 0, target: 'es2022', emptyOutDir: true },
})
