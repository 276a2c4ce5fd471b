export default function AboutScreen() {
  return null;
}
