import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * @typedef {object} Found
 * @property {string} text
 * @property {string} at the file and the line
 * @property {string[]} [given] the names of the values that are put into it, where it says so on the spot
 */

/** Takes a text first and tells it in the language of whoever reads. */
const TELLS = new Set(['t', 'says', 'notFound']);
/** Makes a field of a contract: its label is told in every language, as is its `help`. */
const FIELDS = new Set(
  'text longText email integer count decimal dialNumber gallons percent fraction lookups year latitude longitude position point flag date timestamp dateFromToday timestampFromNow choice lookup reference key list called'.split(
    ' ',
  ),
);
/** Of what is declared as data, what people read. */
const DECLARED = { screens: new Set(['title', 'label']), fields: new Set(['help']) };

/** Every TypeScript file below some folders or files of the repository. */
export const sourcesIn = (root, paths) =>
  paths.flatMap((path) => filesIn(join(root, path))).map((file) => relative(root, file));

const filesIn = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .toSorted()
        .flatMap((name) => filesIn(join(path, name)))
    : /\.tsx?$/.test(path)
      ? [path]
      : [];

/** The files that a script stands on from the beginning: those that it imports neither at need nor for their types alone, and itself. */
export function beganWith(root, file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const imported = [
    ...module.staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)),
    ...module.staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType)),
  ];
  for (const { moduleRequest } of imported) {
    const other = moduleRequest && sourceOf(moduleRequest.value, file);
    if (other) beganWith(root, other, found);
  }
  return found;
}

/** The source that an import names; nothing for a package. */
function sourceOf(specifier, importer) {
  const [, room, path] = /^@artesian\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (room) return path.endsWith('.json') ? undefined : `${room}/src/${path}.ts`;
  return /^\..*\.tsx?$/.test(specifier) ? relative('.', resolve(dirname(importer), specifier)) : undefined;
}

/**
 * What a file tells people: texts that are told in their language, and those that are not although they look like ones for people.
 * `declares` says of what kind the data are that it declares, if any.
 * @returns {{ told: Found[], bare: Found[] }}
 */
export function textsOf(root, file, declares) {
  const source = readFileSync(join(root, file), 'utf8');
  const { program } = parseSync(file, source);
  const told = [];
  const bare = [];
  const lineOf = (node) => `${file}:${source.slice(0, node.start).split('\n').length}`;
  const tell = (node, values) => {
    for (const text of textsIn(node)) told.push({ text, at: lineOf(node), given: namesOf(values) });
  };
  const visit = (node) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    if (
      node.type === 'ImportDeclaration' ||
      node.type === 'ExportAllDeclaration' ||
      isType(node) ||
      isNothingToRead(node, source)
    )
      return undefined;
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
      const { name } = node.callee;
      if (TELLS.has(name) || name === 'counted') {
        tell(node.arguments[0], name === 't' ? (node.arguments[1] ?? NO_VALUES) : undefined);
        if (name === 'counted') tellCounted(node, told, lineOf);
        if (!isText(node.arguments[0])) visit(node.arguments[0]);
        return node.arguments.slice(1).forEach(name === 'counted' ? () => undefined : visit);
      }
      if (declares === 'fields' && FIELDS.has(name)) {
        tell(node.arguments[0]);
        return node.arguments.slice(1).forEach(visit);
      }
    }
    if (node.type === 'JSXElement' && node.openingElement.name.name === 'Trans') {
      const { attributes } = node.openingElement;
      const valueOf = (wanted) => attributes.find(({ name }) => name?.name === wanted)?.value;
      for (const attribute of attributes) {
        if (attribute.name?.name === 'text')
          tell(attribute.value.expression ?? attribute.value, valueOf('values')?.expression ?? NO_VALUES);
        else visit(attribute);
      }
      return undefined;
    }
    if (node.type === 'Property' && DECLARED[declares]?.has(node.key.name)) return tell(node.value);
    const text = textOf(node);
    if (text !== undefined && (isForPeople(text) || isPieceForPeople(node))) bare.push({ text, at: lineOf(node) });
    for (const [key, value] of Object.entries(node)) if (key !== 'type' && typeof value === 'object') visit(value);
  };
  visit(program);
  return { told, bare };
}

function tellCounted({ arguments: [, one, many] }, told, lineOf) {
  if (one?.type !== 'Literal') return;
  for (const text of [one.value, many?.value ?? `${one.value}s`]) told.push({ text, at: lineOf(one) });
}

const NO_VALUES = { type: 'ObjectExpression', properties: [] };

/** The keys of an object that is written where it is given. */
const namesOf = (node) =>
  node?.type === 'ObjectExpression' && node.properties.every(({ key, computed }) => key && !computed)
    ? node.properties.map(({ key }) => key.name ?? key.value)
    : undefined;

const isText = (node) => node?.type === 'Literal' || node?.type === 'TemplateLiteral';

/** The texts that a condition chooses from, or the one that stands there. */
function textsIn(node) {
  if (node?.type === 'ConditionalExpression') return [...textsIn(node.consequent), ...textsIn(node.alternate)];
  return node?.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
}

const isType = ({ type = '' }) => type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(type);

/** Comparisons, addresses of modules and looks are for nobody to read. */
function isNothingToRead(node, source) {
  if (node.type === 'BinaryExpression') return /^[!=]==$/.test(node.operator);
  if (node.type === 'JSXAttribute') return NO_TEXT.has(node.name.name);
  if (node.type === 'Property') return NO_TEXT.has(node.key.name);
  if (node.type === 'CallExpression') return source.startsWith('console.', node.start);
  if (node.type === 'NewExpression') return source.slice(node.callee.start, node.callee.end).endsWith('Error');
  return node.type === 'TaggedTemplateExpression' || node.type === 'ImportExpression';
}

const NO_TEXT = new Set(
  'sx style className id key to href variant color severity rel sandbox preserveAspectRatio summary meaning orderBy border boxShadow background backgroundImage animation gridTemplateColumns fontFamily font'.split(
    ' ',
  ),
);

function textOf(node) {
  if (node.type === 'JSXText') return node.value.trim();
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('…');
  return undefined;
}

/** Words with a space between them, or a word that begins like a sentence; no SQL, styles, headers or markup. */
const isForPeople = (text) =>
  (/[a-z]{2,}[,.:;]? [a-zA-Z(]/i.test(text) || /^[A-Z][a-z]+[.:…!?]*$/.test(text)) &&
  !OTHERS.some((one) => one.test(text));

/** `${days} late`: a word beside what is filled in. */
const isPieceForPeople = ({ type, quasis = [] }) =>
  type === 'TemplateLiteral' &&
  quasis.some(({ value }) => / [a-z]{3,}(?=$|[ ,.:;)])|^[a-z]{3,} $/.test(value.cooked)) &&
  !OTHERS.some((one) => one.test(quasis.map(({ value }) => value.cooked).join('…')));

const OTHERS = [
  /^\s*(select|insert|update|delete|with|case|exists|not exists|union|left join)\b/i,
  /^\s*</,
  /(min|max|rgb|calc|mix|gradient|minmax)\(/,
  /^@/,
  /charset=|^(public|private), |noopener|maplibregl-|^Bearer /,
  /\b(asc|desc)$/,
  /^(& |html |\.not-printed|\(prefers|\(hover|\(pointer|\[data)/,
  /px solid|_ndx\b|px 4px auto/,
];
