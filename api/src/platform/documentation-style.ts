/**
 * Colors and letters of the product for the pages of Swagger UI, light or dark as its own button has it. Its dark rules are strong:
 * `:root`, said again, makes these stronger.
 */
export const documentationStyle = `
:root {
  color-scheme: light;
  --ground: light-dark(#f5f8f7, #0b1517);
  --paper: light-dark(#ffffff, #111f21);
  --ink: light-dark(#14211f, #e4eeec);
  --quiet: light-dark(#50625f, #9bb0ad);
  --line: light-dark(#dbe4e2, #22353a);
  --accent: light-dark(#0f766e, #2dd4bf);
}
:root.dark-mode { color-scheme: dark; }
:root:root, :root:root .swagger-ui { background: var(--ground); }
body { margin: 0; }
:root:root:root:root {
  .swagger-ui, .swagger-ui :where(.info .title, .opblock-tag, .opblock .opblock-summary-description, .opblock .opblock-summary-path,
    .opblock .opblock-summary-path__deprecated, .opblock-description-wrapper p, .opblock-section-header h4, .opblock-section-header label,
    table thead tr th, table thead tr td, table tbody tr td, .parameter__name, .parameter__type, .parameter__in, .response-col_status,
    .response-col_links, .responses-inner h4, .responses-inner h5, .tab li, .model, .model-title, .prop-type, .prop-format, label,
    .scheme-container .schemes > label, .btn, section.models h4, .dialog-ux .modal-ux-header h3, .dialog-ux .modal-ux-content p,
    .dialog-ux .modal-ux-content h4, .renderedMarkdown p, .opblock-title_normal, .json-schema-2020-12__title,
    .json-schema-2020-12-property .json-schema-2020-12__title, .json-schema-2020-12-keyword__name, .json-schema-2020-12-keyword__value) {
    font-family: 'Inter Variable', system-ui, sans-serif;
    color: var(--ink);
  }
  .swagger-ui :is(.opblock .opblock-summary-path, .microlight, code, pre, .parameter__name) { font-family: ui-monospace, monospace; }
  .swagger-ui .topbar { background: var(--paper); border-bottom: 1px solid var(--line); padding: 8px 0; }
  .swagger-ui .topbar .topbar-wrapper { flex-direction: row; justify-content: space-between; }
  .swagger-ui .topbar .dark-mode-toggle svg { fill: var(--ink); }
  .swagger-ui .topbar .download-url-wrapper { display: none; }
  .swagger-ui .topbar .topbar-wrapper img, .swagger-ui .topbar a svg { height: 32px; width: auto; }
  .swagger-ui .info { margin: 32px 0 16px; }
  .swagger-ui .info .title { font-size: 24px; font-weight: 650; letter-spacing: -0.02em; }
  .swagger-ui .info .title small { background: var(--quiet); }
  .swagger-ui .info .title small pre { color: var(--ground); }
  .swagger-ui .info a, .swagger-ui a.nostyle:hover { color: var(--accent); }
  .swagger-ui .scheme-container { background: transparent; box-shadow: none; padding: 0 0 16px; border-bottom: 1px solid var(--line); }
  .swagger-ui .opblock-tag { border-bottom: 1px solid var(--line); font-size: 18px; font-weight: 620; }
  .swagger-ui .opblock { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; box-shadow: none; }
  .swagger-ui .opblock .tab-header .tab-item.active h4 span:after { background: var(--accent); }
  .swagger-ui .opblock .opblock-summary { border-color: var(--line); }
  .swagger-ui .opblock .opblock-summary-method { background: var(--accent); color: light-dark(#ffffff, #04211d); border-radius: 6px; text-shadow: none; }
  .swagger-ui .opblock.opblock-delete .opblock-summary-method { background: light-dark(#b3261e, #f2b8b5); }
  .swagger-ui .opblock .opblock-section-header, .swagger-ui .responses-inner, .swagger-ui section.models,
  .swagger-ui .json-schema-2020-12, .swagger-ui .dialog-ux .modal-ux { background: var(--paper); border-color: var(--line); box-shadow: none; }
  .swagger-ui :is(input[type='text'], input[type='password'], select, textarea) { background: var(--ground); color: var(--ink); border: 1px solid var(--line); border-radius: 6px; }
  .swagger-ui .btn { background: var(--paper); border-color: var(--line); border-radius: 8px; box-shadow: none; }
  .swagger-ui .btn.authorize, .swagger-ui .btn.execute { background: var(--accent); border-color: var(--accent); color: light-dark(#ffffff, #04211d); }
  .swagger-ui .btn.authorize span { color: inherit; }
  .swagger-ui .btn.authorize svg { color: inherit; fill: currentColor; }
  .swagger-ui :is(svg.arrow, .expand-operation svg, .authorization__btn svg) { fill: var(--ink); }
  .swagger-ui :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
}
`;
