/* Tells players of their turns while no page is open. It keeps no pages: a game needs its server anyway. */

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  const look = { body, tag, renotify: true, icon: "/icon-192.png", badge: "/icon-192.png", data: { url } };
  event.waitUntil(
    Promise.all([self.registration.showNotification(title, look), self.navigator.setAppBadge?.().catch(() => {})]),
  );
});

/* Whoever taps a note comes to the table: where it is open already, or in a new window. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  const come = async () => {
    await self.navigator.clearAppBadge?.().catch(() => {});
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = pages.find((page) => new URL(page.url).pathname === url);
    return open ? open.focus() : self.clients.openWindow(url);
  };
  event.waitUntil(come());
});
