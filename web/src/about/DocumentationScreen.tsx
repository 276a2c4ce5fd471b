export default function DocumentationScreen() {
  return null;
}
