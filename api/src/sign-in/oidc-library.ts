/** A line that the library writes while it is loaded, on a Node that its makers no longer try it on. */
const UNTRIED_NODE = /Unsupported runtime/;

/** Without that line at every start: our tests try the library on Node 20, and the server says in production which Node is advised. */
async function loadLibrary() {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!UNTRIED_NODE.test(String(words[0]))) warn(...words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}

export const { default: Provider, errors } = await loadLibrary();
