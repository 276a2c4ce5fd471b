export default function LandingScreen() {
  return null;
}
