-- Up Migration
alter table messaging.push_device
  -- Push service of the address: notifications of one service do not wait for those of another. Empty where a process of
  -- the former release has stored the device.
  add column service text not null default '',
  -- Until then a worker sends to this device, or its push service has asked to wait: it gets one notification at a time.
  add column held_until timestamptz;
update messaging.push_device
   set service = case
     when endpoint ~ '^https://[^/]+[.]push[.]apple[.]com/' then '*.push.apple.com'
     when endpoint ~ '^https://[^/]+[.]notify[.]windows[.]com/' then '*.notify.windows.com'
     when endpoint ~ '^https://fcm[.]googleapis[.]com/' then 'fcm.googleapis.com'
     when endpoint ~ '^https://updates[.]push[.]services[.]mozilla[.]com/' then 'updates.push.services.mozilla.com'
     else substring(endpoint from '^[a-z]+://[^/]+')
   end;

-- Down Migration
alter table messaging.push_device drop column held_until, drop column service;
